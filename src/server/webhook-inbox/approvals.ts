import { and, eq, sql } from 'drizzle-orm';

import type { ProcessorName } from '../../domain/checkout/payment-method.ts';
import type { DbOrTx } from '../db/database.ts';
import { webhookReceiptTable } from './tables.ts';

/**
 * Whether a processor has told of this again after that time, by its own clock. What it told before has an event of its
 * own, which may be made late and come later: one event alone is therefore never a newer one. The payment itself does
 * not tell: its time of update is moved by more than approvals, and is often missing.
 */
export async function isToldSince(
  db: DbOrTx,
  about: { provider: ProcessorName; type: string; reference: string },
  time: Date,
): Promise<boolean> {
  const { provider, type, reference, occurredAt } = webhookReceiptTable;
  const [told] = await db
    .select({
      count: sql<number>`count(*)::int`,
      newer: sql<number>`count(*) filter (where ${occurredAt} > ${time.toISOString()})::int`,
    })
    .from(webhookReceiptTable)
    .where(
      and(
        eq(provider, about.provider),
        // Spelled out: the index is for these rows alone, and a parameter would hide that from the planner.
        sql`${type} = '${sql.raw(about.type)}'`,
        eq(reference, about.reference),
      ),
    );
  return told !== undefined && told.count > 1 && told.newer > 0;
}
