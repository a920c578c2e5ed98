import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';

import { UNGRANTED_REFUNDS } from '../../domain/checkout/refund-state.ts';
import type { DbOrTx } from '../db/database.ts';
import { type Refund, refundTable } from './tables.ts';

/**
 * By purchase id, the refund that ends each purchase, of its whole amount or the rest, done or under way. Refused ones do not
 * count.
 */
export async function refundsOf(db: DbOrTx, purchaseIds: readonly string[]): Promise<Map<string, Refund>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(refundTable)
    .where(
      and(
        inArray(refundTable.purchaseId, [...purchaseIds]),
        // A partial refund has no reason, so it does not match either.
        ne(refundTable.reason, 'duplicate'),
        notInArray(refundTable.status, UNGRANTED_REFUNDS),
      ),
    )
    .orderBy(refundTable.createdAt);
  return new Map(rows.map((refund) => [refund.purchaseId, refund]));
}

/** Whether a return waits for the wholesaler. */
export async function hasAskedRefund(db: DbOrTx, purchaseId: string): Promise<boolean> {
  const rows = await db
    .select({ id: refundTable.id })
    .from(refundTable)
    .where(and(eq(refundTable.purchaseId, purchaseId), eq(refundTable.status, 'asked')))
    .limit(1);
  return rows.length > 0;
}

/** When an order's refund was complete; null before that. */
export function refundedAt(refund: Refund | undefined): Date | null {
  return refund?.status === 'succeeded' ? refund.settledAt : null;
}
