import { SETTLED_IN } from './account/conversion.ts';
import type { Charge, StripeState } from './account/state.ts';

/** Money that moved: paid charges and all refunds, and what Stripe Tax knows of both. Declined attempts moved none, and are left out. */
export function stripeLedger(state: StripeState): Record<string, unknown> {
  return {
    charges: Object.values(state.charges)
      .filter(({ status }) => status === 'succeeded')
      .map(({ payment_method_details: details, ...charge }) => {
        const { id, payment_intent, amount, currency, status, refunded, amount_refunded, metadata } = charge;
        return {
          id,
          payment_intent,
          amount,
          currency,
          settled: settled(state, charge, 1),
          status,
          refunded,
          amount_refunded,
          method: details?.card && {
            brand: details.card.brand,
            last4: details.card.last4,
            wallet: details.card.wallet?.type ?? null,
          },
          metadata,
        };
      }),
    refunds: Object.values(state.refunds).map(
      ({ id, charge, payment_intent, amount, currency, balance_transaction, status, reason, metadata }) => ({
        id,
        charge,
        payment_intent,
        amount,
        currency,
        settled: settled(state, { currency, balance_transaction }, -1),
        status,
        reason,
        metadata,
      }),
    ),
    tax: Object.values(state.taxTransactions).map(
      ({ id, reference, currency, type, reversal, customer_details: details }) => ({
        id,
        reference,
        type,
        reverses: reversal?.original_transaction ?? null,
        country: details.address?.country ?? null,
        amount: state.taxAmounts[id]?.amount,
        tax: state.taxAmounts[id]?.tax,
        currency,
      }),
    ),
  };
}

/** What was booked for money of another currency, null until it is; nothing for dollars. A refund is booked with the other sign. */
function settled(
  { transactions }: StripeState,
  { currency, balance_transaction: booked }: Pick<Charge, 'currency' | 'balance_transaction'>,
  sign: 1 | -1,
) {
  if (currency === SETTLED_IN) return undefined;
  const amount = transactions[booked ?? '']?.amount;
  return { amount: amount === undefined ? null : sign * amount, currency: SETTLED_IN };
}
