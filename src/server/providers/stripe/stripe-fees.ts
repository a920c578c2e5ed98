import type Stripe from 'stripe';

import { ofMinor } from '../../../domain/money.ts';
import type { Booking, PaymentFees } from '../payment-status.ts';
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
    payment: typeof charge === 'object' && charge ? bookingOf(charge.balance_transaction) : null,
    refunds: refunds.map(({ id, balance_transaction: booked }) => ({ id, booking: bookingOf(booked) })),
  };
}

/** In the currency of the account, which may differ from the payment's. */
function bookingOf(booked: string | Stripe.BalanceTransaction | null): Booking | null {
  if (typeof booked !== 'object' || !booked) return null;
  const { amount, fee, currency } = booked;
  return { gross: ofMinor(Math.abs(amount), currency.toUpperCase()), fee };
}
