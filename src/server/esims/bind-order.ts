import { and, eq } from 'drizzle-orm';

import { movePurchase } from '../checkout/move-purchase.ts';
import { providerOrderTable, type Purchase, purchaseTable } from '../checkout/tables.ts';
import type { Deps } from '../deps.ts';
import type { PlacedOrder } from '../providers/esim-go.ts';

/**
 * Writes down that an order in the wholesaler's books is this purchase's. A reference belongs to one purchase only
 * (UNIQUE): orders of one bundle are interchangeable, so whoever comes second answers false and looks again.
 */
export async function bindOrder(
  deps: Deps,
  purchase: Purchase,
  orderId: string,
  order: PlacedOrder,
): Promise<boolean> {
  return deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    // The purchase row is locked first, so that giving up on it and binding to it cannot cross.
    const [current] = await tx
      .select()
      .from(purchaseTable)
      .where(eq(purchaseTable.id, purchase.id))
      .for('update');
    if (current?.state !== 'ordering' && current?.state !== 'unclear') {
      deps.log.error(
        { purchaseId: purchase.id, reference: order.reference, state: current?.state },
        'order came too late',
      );
      return false;
    }
    const [bound] = await tx
      .select({ reference: providerOrderTable.reference })
      .from(providerOrderTable)
      .where(and(eq(providerOrderTable.purchaseId, purchase.id), eq(providerOrderTable.outcome, 'bound')));
    // Somebody was faster; if with another order, ours stays free for whoever looks for one.
    if (bound) return bound.reference === order.reference;
    const [taken] = await tx
      .select({ id: providerOrderTable.id })
      .from(providerOrderTable)
      .where(eq(providerOrderTable.reference, order.reference));
    if (taken) {
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
