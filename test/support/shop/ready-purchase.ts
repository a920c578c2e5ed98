import type { CompletedPurchase } from '../../../src/web/checkout/payment/purchase-calls.ts';

/** What the shop answers a payment with whose eSIM is there. */
export const READY: Extract<CompletedPurchase, { status: 'ready' }> = {
  status: 'ready',
  iccid: '8944',
  order: 'token',
  paid_with: 'Visa ending in 4242',
  second_payment: null,
};
/** How the checkout goes on from it. */
export const IS_READY = { kind: 'ready', order: 'token', paidWith: 'Visa ending in 4242', second: null };
