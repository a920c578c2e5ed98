import type { CardPayment } from '../card-payment.ts';
import { ProviderRefused } from '../outcome.ts';
import type { EventTopic } from '../payment-status.ts';
import type { BegunPayment, Processor } from '../processor.ts';
import { STRIPE } from './stripe-connection.ts';
import type { StripeProvider } from './stripe.ts';

/** Card payments, also from wallets: the buyer's confirmation in the browser moves the money. */
export function stripeProcessor(stripe: StripeProvider): Processor {
  return {
    provider: STRIPE,
    isSet: true,
    callsBack: true,
    start: {
      isReadByBuyer: true,
      begin: async ({ purchaseId: id, ...wanted }) => begun(await stripe.createIntent({ id, ...wanted })),
      again: async (reference) => begun(await stripe.readIntent(reference)),
      keepSealed: (reference, sealed) => stripe.keepSealed(reference, sealed),
    },
    read: (reference) => stripe.readIntent(reference),
    approvals: null,
    end: async (reference) => (await stripe.cancelIntent(reference)).status === 'canceled',
    async refund({ refundId, key, amount, payment }) {
      try {
        return await stripe.refund({ refundId, key, amount, paymentIntentId: payment.reference });
      } catch (error) {
        if (error instanceof ProviderRefused && error.code === 'charge_already_refunded')
          return { id: null, status: 'succeeded' };
        throw error;
      }
    },
    refundsOf: ({ reference }) => stripe.refundsOf(reference),
    feesOf: ({ reference }) => stripe.feesOf(reference),
    disputesOf: ({ reference }) => stripe.disputesOf(reference),
    answers: stripe.answers,
    payouts: stripe.payouts,
    declinesOf: (reference) => stripe.listDeclines(reference),
    list: (since) => stripe.listIntents(since),
    received: async (since) =>
      (await stripe.listIntents(since))
        .filter(({ status }) => status === 'succeeded' || status === 'held')
        .map((payment) => ({ ids: [payment.id], read: async () => payment })),
    buyersSecret: async (reference) => (await stripe.readIntent(reference)).clientSecret,
    readEvent: async (body, headers) => stripe.readEvent(body, headers.get('stripe-signature') ?? ''),
    topicOf: (type) =>
      TOPICS[type] ?? (/refund/.test(type) ? 'refund' : /dispute/.test(type) ? 'dispute' : 'payment'),
  };
}

function begun(card: CardPayment): BegunPayment {
  return { ...card, opening: { kind: 'secret', secret: card.clientSecret }, card };
}

const TOPICS: Record<string, EventTopic> = {
  'payment_intent.payment_failed': 'decline',
  'radar.early_fraud_warning.created': 'fraud_warning',
};
