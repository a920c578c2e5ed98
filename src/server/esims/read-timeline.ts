import { and, eq } from 'drizzle-orm';

import { type Timeline, timelineOf } from '../../domain/esims/timeline.ts';
import { refundedAt } from '../checkout/queries.ts';
import { providerOrderTable } from '../checkout/tables.ts';
import type { DbOrTx } from '../db/database.ts';
import type { OwnedEsim } from './queries.ts';
import { esimFactTable } from './tables.ts';

/** What has happened to a purchased eSIM, from our books and the network's. */
export async function readTimeline(db: DbOrTx, { row, esim, purchase, usage }: OwnedEsim): Promise<Timeline> {
  const [order] = await db
    .select({ startedAt: providerOrderTable.startedAt })
    .from(providerOrderTable)
    .where(and(eq(providerOrderTable.purchaseId, purchase.id), eq(providerOrderTable.outcome, 'bound')));
  const facts = await db.select().from(esimFactTable).where(eq(esimFactTable.userEsimId, row.id));
  return timelineOf({
    paidAt: purchase.paidAt,
    orderedAt: order?.startedAt ?? null,
    assignedAt: usage?.assignedAt ?? null,
    installedAt: esim.firstInstalledAt,
    refundedAt: await refundedAt(db, purchase.id),
    unlimited: purchase.plan.isUnlimited,
    bundleState: usage?.bundleState ?? null,
    facts,
  });
}
