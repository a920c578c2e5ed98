import { and, asc, eq } from 'drizzle-orm';

import type { Plan } from '../../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, UNLIMITED } from '../../../domain/catalog/data-amount.ts';
import { planLabel } from '../../../domain/catalog/plan.ts';
import { type Life, type Timeline, timelineOf } from '../../../domain/esims/timeline.ts';
import type { DbOrTx } from '../../db/database.ts';
import { Malformed } from '../../db/json-column.ts';
import { purchasesAlongWith } from '../../purchase/joinable.ts';
import { refundedAt, refundsOf } from '../../purchase/refunds.ts';
import type { Purchase } from '../../purchase/tables.ts';
import type { OwnedEsim } from '../queries.ts';
import { providerOrderTable, esimFactTable, userEsimTable } from '../tables.ts';
import { timelineWords } from './words.ts';

/** The history of a purchased eSIM, from our records and the network's. */
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
    refundedAt: refundedAt((await refundsOf(db, [purchase.id])).get(purchase.id)),
    unlimited: row.dataMb === UNLIMITED,
    bundleState: usage?.bundleState ?? null,
    topUps: purchase.topUpIccid === null ? await topUpsOf(db, row.iccid, purchase) : [],
    facts,
  });
}

/** The same owner's top-ups of an eSIM; `at` is when the order was bound, and so when the eSIM had it. */
async function topUpsOf(db: DbOrTx, iccid: string, purchase: Purchase): Promise<Life['topUps']> {
  const purchases = purchasesAlongWith(purchase);
  const rows = await db
    .select({ at: providerOrderTable.outcomeAt, bundleName: purchases.bundleName, plan: purchases.plan })
    .from(userEsimTable)
    .innerJoin(purchases, eq(purchases.id, userEsimTable.purchaseId))
    .innerJoin(
      providerOrderTable,
      and(eq(providerOrderTable.purchaseId, purchases.id), eq(providerOrderTable.outcome, 'bound')),
    )
    .where(and(eq(userEsimTable.iccid, iccid), eq(purchases.topUpIccid, iccid)))
    .orderBy(asc(providerOrderTable.outcomeAt));
  return rows.flatMap(({ at, plan, bundleName }) =>
    at
      ? [
          plan instanceof Malformed
            ? { at, plan: bundleName, added: null }
            : { at, plan: inWords(plan), added: plan },
        ]
      : [],
  );
}

function inWords(plan: Plan): string {
  return timelineWords.plan(planLabel(plan, formatDataAmount), plan.duration, plan.country);
}
