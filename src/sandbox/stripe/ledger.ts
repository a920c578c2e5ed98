import type { StripeState } from './account/state.ts';

/** Money that moved: paid charges and all refunds. Declined attempts moved none, and are left out. */
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
      ({ id, charge, payment_intent, amount, currency, status, reason, metadata }) => ({
        id,
        charge,
        payment_intent,
        amount,
        currency,
        status,
        reason,
        metadata,
      }),
    ),
  };
}
