import type { PaymentFees } from '../payment-news.ts';
import { moneyIn } from './paypal-news.ts';
import type { WireOrder } from './paypal-wire.ts';

/** What PayPal kept of an order's capture, and what it gave back of that with each refund. */
export function feesIn({ purchase_units: units }: WireOrder): PaymentFees {
  const payments = units?.[0]?.payments;
  // A capture that was declined has none, and may be followed by one that was not.
  const [kept] =
    payments?.captures?.flatMap((capture) => capture.seller_receivable_breakdown?.paypal_fee ?? []) ?? [];
  return {
    cents: kept ? moneyIn(kept).amount : null,
    refunds: (payments?.refunds ?? []).map(({ id, seller_payable_breakdown: breakdown }) => ({
      id,
      cents: breakdown?.paypal_fee ? 0 - moneyIn(breakdown.paypal_fee).amount : null,
    })),
  };
}
