import type Stripe from 'stripe';

import type { Cents } from '../../../domain/money.ts';
import type { PaymentFees } from '../payment-status.ts';
import { asked } from './stripe-connection.ts';

/**
 * Stripe's fees, from the balance transactions of an intent's charge and refunds; a charge gets its own some time after payment.
 */
export async function feesOf(stripe: Stripe, intentId: string): Promise<PaymentFees> {
  const { latest_charge: charge } = await asked(() =>
    stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] }),
  );
  const { data: refunds } = await asked(() =>
    stripe.refunds.list({ payment_intent: intentId, limit: 100, expand: ['data.balance_transaction'] }),
  );
  return {
    cents: typeof charge === 'object' && charge ? feeIn(charge.balance_transaction, charge.currency) : null,
    refunds: refunds.map(({ id, balance_transaction: booked, currency }) => ({
      id,
      cents: feeIn(booked, currency),
    })),
  };
}

/** In the currency of the payment, which may differ from the account's. */
function feeIn(booked: string | Stripe.BalanceTransaction | null, currency: string): Cents | null {
  if (typeof booked !== 'object' || !booked) return null;
  if (booked.currency === currency) return booked.fee;
  return booked.exchange_rate ? Math.round(booked.fee / booked.exchange_rate) : null;
}
