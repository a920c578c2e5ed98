import { and, eq } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { linesOf } from '../purchase/basket.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { openPaymentsOf } from '../purchase/payments.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import { paymentTable, type Purchase } from '../purchase/tables.ts';
import { endPayment } from './end-payments.ts';

/**
 * Ends a purchase that will not be paid, with all lines of its basket: first cancels its payments, so that an old tab cannot pay
 * it later, then abandons it. Returns false if it turns out to be paid; it is then settled as such.
 */
export async function abandonPurchase(deps: Deps, purchase: Purchase): Promise<boolean> {
  const payments = await openPaymentsOf(deps.db.db, purchase.id);
  for (const payment of payments) if (!(await endPayment(deps, payment))) return false;
  return deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    const current = await lockPurchase(tx, purchase.id);
    // A payment opened meanwhile can still be paid.
    const open = await openPaymentsOf(tx, purchase.id);
    if (open.some(({ id }) => !payments.some((canceled) => canceled.id === id))) return false;
    const moved = await movePurchase(tx, {
      id: purchase.id,
      from: ['created', 'paying'],
      to: 'abandoned',
      at: now,
      set: { attemptId: null },
    });
    if (!moved) return current?.state === 'abandoned';
    for (const line of await linesOf(tx, moved))
      if (line.id !== moved.id)
        await movePurchase(tx, { id: line.id, from: ['created', 'paying'], to: 'abandoned', at: now });
    await tx
      .update(paymentTable)
      .set({ status: 'canceled', settledAt: now })
      .where(and(eq(paymentTable.purchaseId, purchase.id), eq(paymentTable.status, 'open')));
    return true;
  });
}
