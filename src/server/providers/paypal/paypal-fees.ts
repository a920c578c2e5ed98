import type { PaymentFees } from '../payment-news.ts';
import { moneyIn } from './paypal-news.ts';
import type { WireOrder } from './paypal-wire.ts';

/** PayPal's fee for an order's capture, and the part given back with each refund. */
export function feesIn({ purchase_units: units }: WireOrder): PaymentFees {
  const payments = units?.[0]?.payments;
  // A declined capture has no fee; a successful one may follow it.
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
