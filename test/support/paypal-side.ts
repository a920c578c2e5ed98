import type { StartedPaypal } from './buyer.ts';
import type { TestShop } from './shop.ts';

/** What PayPal took for an order. */
export async function capturesOf({ world }: TestShop, { paypal_order_id: order }: StartedPaypal) {
  return (await world.ledger()).paypal_captures.filter((capture) => capture.order === order);
}

/** What PayPal gave back of an order. */
export async function refundsOf({ world }: TestShop, { paypal_order_id: order }: StartedPaypal) {
  return (await world.ledger()).refunds.filter((refund) => refund.payment_intent === order);
}
