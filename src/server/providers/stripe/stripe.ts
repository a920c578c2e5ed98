import type Stripe from 'stripe';

import { isWallet, type PaidMethod, paidMethodLabel } from '../../../domain/checkout/paid-method.ts';
import { type Money, ofMinor } from '../../../domain/money.ts';
import { taxTerritory } from '../../../domain/tax/tax-territory.ts';
import type { Settings } from '../../core/settings/env.ts';
import type { CardPayment } from '../card-payment.ts';
import { ProviderRefused } from '../outcome.ts';
import type {
  DisputeStatus,
  MadeRefund,
  PaidPlan,
  PaymentEvent,
  PaymentFees,
  RefundStatus,
} from '../payment-status.ts';
import { plansIn, planText } from '../plan-in.ts';
import type { Decline, DisputeAnswers, Payouts } from '../processor.ts';
import { brandName } from './card-brand.ts';
import { asked, openStripe } from './stripe-connection.ts';
import { disputeAnswers, disputeStatus } from './stripe-disputes.ts';
import { feesOf } from './stripe-fees.ts';
import { stripePayouts } from './stripe-payouts.ts';

export interface StripeProvider {
  /** Makes a purchase's PaymentIntent; the same purchase and number return the same intent. */
  createIntent(purchase: {
    id: string;
    /** 1 for a purchase's first intent. */
    number: number;
    orderNumber: string;
    plans: readonly PaidPlan[];
    total: Money;
    description: string;
    /** Has the card's bank ask its owner if possible: 3-D Secure with a challenge. Wallets have done so already. */
    asksBank: boolean;
  }): Promise<CardPayment>;
  readIntent(id: string): Promise<CardPayment>;
  /** Stores a sealed text with an intent, in place of an earlier one. */
  keepSealed(id: string, sealed: string): Promise<void>;
  /** All intents made since a time, newest first. */
  listIntents(since: Date): Promise<CardPayment[]>;
  /** The declined tries of an intent: the charges that failed. */
  listDeclines(id: string): Promise<Decline[]>;
  /** Cancels an unpaid intent. Returns the intent as it is: if a payment was faster, it stays `succeeded`. */
  cancelIntent(id: string): Promise<CardPayment>;
  /** All disputes of a payment, as they are now. */
  disputesOf(intentId: string): Promise<DisputeStatus[]>;
  answers: DisputeAnswers;
  payouts: Payouts;
  /** All refunds of a payment, including those from the dashboard. */
  refundsOf(intentId: string): Promise<MadeRefund[]>;
  /** Stripe's fees for a payment and its refunds. */
  feesOf(intentId: string): Promise<PaymentFees>;
  /** Refunds a payment, in full or in part. Safe to repeat with the same `refundId` at any time. */
  refund(wanted: {
    refundId: string;
    key: string;
    paymentIntentId: string;
    amount: Money;
  }): Promise<RefundStatus>;
  /** Verifies signature and age over the raw bytes; throws if either is wrong. */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}

/**
 * Stripe by its official SDK (API version pinned by it). Throws {@link ProviderRefused} for a refusal and {@link
 * ProviderUnreachable} if the outcome is unknown; both calls may be repeated.
 * @param now the clock by which a callback is too old
 */
export function createStripe(settings: Settings, now: () => Date): StripeProvider {
  const stripe = openStripe(settings);
  const expand = ['latest_charge'];
  const isLive = settings.SHOP_MODE === 'live' && !settings.STRIPE_STAGING;
  const ours = (intent: Stripe.PaymentIntent) => cardPayment(intent, isLive);
  const read = async (id: string) => ours(await asked(() => stripe.paymentIntents.retrieve(id, { expand })));

  async function refundsOf(intentId: string): Promise<MadeRefund[]> {
    const { data } = await asked(() => stripe.refunds.list({ payment_intent: intentId, limit: 100 }));
    return data.map(({ id, status, amount, currency, metadata }) => ({
      id,
      status: refundStatus(status),
      refundId: metadata?.['refund_id'] ?? null,
      amount: ofMinor(amount, currency.toUpperCase()),
    }));
  }

  return {
    async createIntent({ id, number, orderNumber, plans, total, description, asksBank }) {
      const intent = await asked(() =>
        stripe.paymentIntents.create(
          {
            amount: total.amount,
            currency: total.currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            description,
            // The same in each call: with other parameters, Stripe refuses the key.
            metadata: {
              purchase_id: id,
              order_number: orderNumber,
              ...metadataOf('plan', plans.map(planText)),
            },
            ...(asksBank && { payment_method_options: { card: { request_three_d_secure: 'challenge' } } }),
          },
          {
            idempotencyKey: `purchase:${id}:intent${number === 1 ? '' : `:${number}`}${asksBank ? ':asked' : ''}`,
          },
        ),
      );
      return ours(intent);
    },

    readIntent: read,

    async keepSealed(id, sealed) {
      const parts = sealed.match(PARTS) ?? [];
      // The empty one ends a text that was longer before.
      const metadata = metadataOf('sealed', [...parts, '']);
      await asked(() => stripe.paymentIntents.update(id, { metadata }));
    },

    async listIntents(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const list = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] });
      return asked(async () => {
        const payments: CardPayment[] = [];
        for await (const intent of list) payments.push(ours(intent));
        return payments;
      });
    },

    async listDeclines(id) {
      const list = stripe.charges.list({ payment_intent: id, limit: 100 });
      const charges = await asked(() => list.autoPagingToArray({ limit: 1000 }));
      return charges.filter(({ status }) => status === 'failed').map(declineOf);
    },

    async cancelIntent(id) {
      try {
        return ours(
          await asked(() => stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned', expand })),
        );
      } catch (error) {
        if (error instanceof ProviderRefused && error.code === 'payment_intent_unexpected_state')
          return read(id);
        throw error;
      }
    },

    async disputesOf(intentId) {
      const { data } = await asked(() => stripe.disputes.list({ payment_intent: intentId, limit: 100 }));
      return data.map((dispute) => disputeStatus(dispute, isLive));
    },

    answers: disputeAnswers(stripe),

    payouts: stripePayouts(stripe),

    refundsOf,

    feesOf: (intentId) => feesOf(stripe, intentId),

    async refund({ refundId, key, paymentIntentId, amount }) {
      // Stripe forgets idempotency keys after a day, but not the list of refunds.
      const known = (await refundsOf(paymentIntentId)).find((refund) => refund.refundId === refundId);
      if (known) return known;
      const made = await asked(() =>
        stripe.refunds.create(
          { payment_intent: paymentIntentId, amount: amount.amount, metadata: { refund_id: refundId } },
          { idempotencyKey: key },
        ),
      );
      return { id: made.id, status: refundStatus(made.status) };
    },

    readEvent(body, signature) {
      const secret = settings.STRIPE_WEBHOOK_SECRET;
      const at = now().getTime();
      const event = stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, at);
      const occurredAt = event.created ? new Date(event.created * 1000) : null;
      return { id: event.id, type: event.type, reference: intentOf(event), occurredAt };
    },
  };
}

function cardPayment(intent: Stripe.PaymentIntent, isLive: boolean): CardPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const method = card ? paidMethodOf(card) : null;
  const inCurrency = (amount: number) => ofMinor(amount, intent.currency.toUpperCase());
  return {
    id: intent.id,
    status: statusOf(intent.status),
    asked: inCurrency(intent.amount),
    received: inCurrency(intent.amount_received),
    purchaseId: intent.metadata['purchase_id'] ?? null,
    clientSecret: intent.client_secret ?? '',
    lastError: intent.last_payment_error?.message ?? null,
    declined: charge?.status === 'failed' ? charge.id : null,
    payer: charge?.status === 'succeeded' ? (card?.fingerprint ?? null) : null,
    methodLabel: method && paidMethodLabel(method),
    wallet: method?.wallet ?? null,
    returned: inCurrency(charge?.amount_refunded ?? 0),
    foreign: intent.livemode === isLive ? null : `live mode ${intent.livemode}`,
    captureId: null,
    customer: idOf(intent.customer),
    keepsCard: intent.setup_future_usage !== null,
    trace: {
      plans: plansIn(valuesIn(intent.metadata, 'plan')),
      sealed: valuesIn(intent.metadata, 'sealed').join('') || null,
      payer: {
        name: charge?.billing_details.name ?? null,
        email: charge?.billing_details.email ?? intent.receipt_email,
      },
      madeAt: new Date(intent.created * 1000),
    },
    ...(charge?.status === 'succeeded' && { payerPlace: payerPlaceOf(charge) }),
  };
}

/** Stripe stores values of at most 500 characters. */
const PARTS = /.{1,500}/gs;

const nameAt = (name: string, at: number) => (at === 0 ? name : `${name}_${at + 1}`);

/** Values under a name, the further ones numbered: `plan`, `plan_2`. */
function metadataOf(name: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, at) => [nameAt(name, at), value]));
}

function valuesIn(metadata: Record<string, string>, name: string): string[] {
  const values: string[] = [];
  for (let value = metadata[name]; value; value = metadata[nameAt(name, values.length)]) values.push(value);
  return values;
}

/** The postal code stays here: it only tells the parts of countries in which the VAT is another one. */
function payerPlaceOf({ payment_method_details: method, billing_details: billing }: Stripe.Charge) {
  const { country, postal_code: postalCode } = billing.address ?? {};
  return { card: taxTerritory(method?.card?.country), address: taxTerritory(country, postalCode) };
}

function declineOf({ id, created, payment_method_details: method }: Stripe.Charge): Decline {
  const card = method?.card;
  const { result, authentication_flow: flow } = card?.three_d_secure ?? {};
  return {
    id,
    at: new Date(created * 1000),
    card: card?.fingerprint ?? null,
    // A challenge proves more than authentication, since banks may pass a card without asking. A wallet's own card number comes
    // from the bank.
    isProven: (result === 'authenticated' && flow === 'challenge') || Boolean(card?.wallet?.dynamic_last4),
  };
}

/** Null if the processor does not name the card. A wallet that the shop does not offer is left out. */
function paidMethodOf({ brand, last4, wallet }: Stripe.Charge.PaymentMethodDetails.Card): PaidMethod | null {
  if (!last4) return null;
  return { wallet: isWallet(wallet?.type) ? wallet.type : null, brand: brandName(brand), last4 };
}

function statusOf(status: string): CardPayment['status'] {
  if (status === 'succeeded' || status === 'canceled') return status;
  return status === 'processing' ? 'held' : 'open';
}

function refundStatus(status: string | null): RefundStatus['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function intentOf(event: Stripe.Event): string | null {
  const object = event.data.object as {
    object?: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
  };
  if (object.object === 'payment_intent') return object.id ?? null;
  return idOf(object.payment_intent ?? null);
}

function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}
