import { orderNumber } from '../../domain/checkout/order.ts';
import type { PurchaseState } from '../../domain/checkout/purchase-state.ts';
import { amber, type Finding, green } from '../core/finding.ts';
import type { DbOrTx } from '../db/database.ts';
import { inStates } from './in-states.ts';
import { purchaseTable } from './tables.ts';

/** Whether an eSIM was ever bought and delivered, and money ever went back. */
export async function checkFirstPurchase(db: DbOrTx): Promise<Finding[]> {
  const refunded = await orderIn(db, 'refunded');
  const bought = (await orderIn(db, 'delivered')) ?? refunded;
  return [
    bought === null
      ? amber(
          'First purchase',
          'nobody has bought anything yet',
          'Buy the cheapest plan with your own card, and look at the eSIM in your mailbox.',
        )
      : green('First purchase', `order ${bought}`),
    refunded === null
      ? amber(
          'First refund',
          'no money has gone back yet',
          'Ask for the refund of your own purchase: in your list of eSIMs, See details, then Get a refund.',
        )
      : green('First refund', `order ${refunded}`),
  ];
}

/** Any order will do: the search ends at the first. */
async function orderIn(db: DbOrTx, state: PurchaseState): Promise<string | null> {
  const [purchase] = await db
    .select({ id: purchaseTable.id })
    .from(purchaseTable)
    .where(inStates([state]))
    .limit(1);
  return purchase ? orderNumber(purchase.id) : null;
}
