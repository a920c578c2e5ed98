import { and, eq, sql } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { webhookReceiptTable } from './tables.ts';

/**
 * Whether PayPal has told of an approval of this order after that time, by its own clock. The approval of before has an
 * event of its own, which may be made late and come later: one event alone is therefore never a newer approval. The order
 * itself does not tell: its time of update is moved by more than approvals, and is often missing.
 */
export async function isApprovedSince(db: DbOrTx, orderId: string, time: Date): Promise<boolean> {
  const { provider, type, reference, occurredAt } = webhookReceiptTable;
  const [told] = await db
    .select({
      count: sql<number>`count(*)::int`,
      newer: sql<number>`count(*) filter (where ${occurredAt} > ${time.toISOString()})::int`,
    })
    .from(webhookReceiptTable)
    .where(
      and(
        eq(provider, 'paypal'),
        // Spelled out: the index is for these rows alone, and a parameter would hide that from the planner.
        sql`${type} = 'CHECKOUT.ORDER.APPROVED'`,
        eq(reference, orderId),
      ),
    );
  return told !== undefined && told.count > 1 && told.newer > 0;
}
