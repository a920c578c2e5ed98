import { and, eq, inArray, type SQL } from 'drizzle-orm';

import { type PurchaseState, statesBefore } from '../../domain/checkout/purchase-state.ts';
import type { Tx } from '../db/database.ts';
import { type Purchase, purchaseTable } from './tables.ts';

type Changes = Partial<Omit<Purchase, 'id' | 'state' | 'stateSince'>>;

/**
 * The only way a purchase changes its state: one UPDATE that names the states it may come from.
 * Answers the purchase after the move, or null when it was not in such a state (any more): somebody else was faster.
 * Call it in one short transaction with the rows that belong to the move.
 */
export async function movePurchase(
  tx: Tx,
  id: string,
  to: PurchaseState,
  now: Date,
  changes: Changes = {},
  onlyIf?: SQL,
): Promise<Purchase | null> {
  const [moved] = await tx
    .update(purchaseTable)
    .set({ nextLookAt: now, ...changes, state: to, stateSince: now })
    .where(and(eq(purchaseTable.id, id), inArray(purchaseTable.state, statesBefore(to)), onlyIf))
    .returning();
  return moved ?? null;
}
