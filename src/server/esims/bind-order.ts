import { and, eq, or, sql } from 'drizzle-orm';

import { movePurchase } from '../checkout/move-purchase.ts';
import { lockPurchase } from '../checkout/queries.ts';
import { providerOrderTable, type Purchase } from '../checkout/tables.ts';
import type { Deps } from '../deps.ts';
import type { PlacedOrder } from '../providers/wholesaler.ts';

/**
 * Writes down that an order in the wholesaler's books is this purchase's. A reference belongs to one purchase only
 * (UNIQUE): orders of one bundle are interchangeable, so whoever comes second answers false and looks again.
 */
export async function bindOrder(
  deps: Deps,
  purchase: Purchase,
  orderId: string,
  order: Pick<PlacedOrder, 'reference'>,
): Promise<boolean> {
  return deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    // The purchase row is locked first, so that giving up on it and binding to it cannot cross; then the reference, so
    // that of two purchases that found the same order one waits for the other.
    const current = await lockPurchase(tx, purchase.id);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${order.reference}, 0))`);
    const { purchaseId, outcome, reference } = providerOrderTable;
    const isMine = and(eq(purchaseId, purchase.id), eq(outcome, 'bound'));
    const rows = await tx
      .select({ purchaseId, outcome, reference })
      .from(providerOrderTable)
      .where(or(isMine, eq(reference, order.reference)));
    const bound = rows.find((row) => row.purchaseId === purchase.id && row.outcome === 'bound');
    if (bound?.reference === order.reference) return true;
    if (bound || (current?.state !== 'ordering' && current?.state !== 'unclear')) {
      // It stays free in the wholesaler's books, for the next purchase of this bundle whose order is unclear.
      const facts = { purchaseId: purchase.id, reference: order.reference, state: current?.state };
      deps.log.error(facts, 'an order is left over');
      return false;
    }
    if (rows.some((row) => row.reference === order.reference)) {
      const set = { leaseUntil: null };
      if (current.state === 'ordering') {
        await movePurchase(tx, { id: purchase.id, from: ['ordering'], to: 'unclear', at: now, set });
      }
      return false;
    }
    await tx
      .update(providerOrderTable)
      .set({ reference: order.reference, outcome: 'bound', outcomeAt: now })
      .where(eq(providerOrderTable.id, orderId));
    return true;
  });
}
