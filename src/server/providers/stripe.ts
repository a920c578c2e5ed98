import Stripe from 'stripe';

import type { Cents } from '../../domain/money.ts';
import type { Settings } from '../env.ts';
import { ProviderRefused, ProviderUnreachable } from './outcome.ts';

/** A PaymentIntent in our words. */
export interface CardPayment {
  id: string;
  /** `open` waits for the buyer (also after a decline), `processing` for the bank. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amount: Cents;
  received: Cents;
  /** Lower-case ISO 4217. */
  currency: string;
  /** From the metadata: whose payment it says it is. */
  purchaseId: string | null;
  live: boolean;
  /** Hand it only to the buyer; never log or store it. */
  clientSecret: string;
  /** The processor's words about the last decline. */
  lastError: string | null;
  /** 'Visa ending in 4242', once paid. */
  methodLabel: string | null;
  /** Some or all of the money has gone back already. */
  refunded: boolean;
}

export interface CardRefund {
  id: string;
  status: 'pending' | 'succeeded' | 'failed';
}

/** What a verified webhook is about. A hint: the truth is read again from the processor. */
export interface StripeEvent {
  id: string;
  type: string;
  paymentIntentId: string | null;
}

export interface StripeProvider {
  /** Makes the one PaymentIntent of a purchase; the same purchase id answers the same intent. */
  createIntent(purchase: { id: string; total: Cents; description: string }): Promise<CardPayment>;
  readIntent(id: string): Promise<CardPayment>;
  /** Cancels an intent that nobody paid. Answers the intent as it is: a payment that was faster stays `succeeded`. */
  cancelIntent(id: string): Promise<CardPayment>;
  /** Sends the whole payment back. Safe to repeat for the same `refundId` at any time. */
  refund(wanted: { refundId: string; paymentIntentId: string; amount: Cents }): Promise<CardRefund>;
  /** Verifies signature and age over the raw bytes; throws when either is wrong. */
  readEvent(body: Buffer, signature: string): StripeEvent;
}

/**
 * Stripe by its official SDK (API version pinned by it). Throws {@link ProviderRefused} for an answer that says no
 * and {@link ProviderUnreachable} where the outcome is not known; both may be repeated.
 */
export function createStripe(settings: Settings): StripeProvider {
  const stripe = new Stripe(settings.STRIPE_SECRET_KEY, {
    protocol: settings.STRIPE_API_PROTOCOL,
    host: settings.STRIPE_API_HOST,
    port: settings.STRIPE_API_PORT,
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
  const expand = ['latest_charge'];
  const read = async (id: string) => ours(await asked(() => stripe.paymentIntents.retrieve(id, { expand })));

  return {
    async createIntent({ id, total, description }) {
      const intent = await asked(() =>
        stripe.paymentIntents.create(
          {
            amount: total,
            currency: 'usd',
            allowed_payment_method_types: ['card'],
            description,
            metadata: { purchase_id: id },
          },
          { idempotencyKey: `purchase:${id}:intent` },
        ),
      );
      return ours(intent);
    },

    readIntent: read,

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

    async refund({ refundId, paymentIntentId, amount }) {
      // Idempotency keys are forgotten after a day; the list of refunds is not.
      const made = await asked(() => stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }));
      const known = made.data.find((refund) => refund.metadata?.['refund_id'] === refundId);
      const refund =
        known ??
        (await asked(() =>
          stripe.refunds.create(
            { payment_intent: paymentIntentId, amount, metadata: { refund_id: refundId } },
            { idempotencyKey: `refund:${refundId}` },
          ),
        ));
      return { id: refund.id, status: refundStatus(refund.status) };
    },

    readEvent(body, signature) {
      const event = stripe.webhooks.constructEvent(body, signature, settings.STRIPE_WEBHOOK_SECRET);
      return { id: event.id, type: event.type, paymentIntentId: intentOf(event) };
    },
  };
}

/** A wrong key is ours to put right, a conflict and a full window pass: none of them is an answer to what was asked. */
const PASSING = new Set([401, 403, 409, 429]);

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const refused = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
    if (refused && !PASSING.has(error.statusCode ?? 0)) {
      throw new ProviderRefused('Stripe', error.code ?? error.type, error.message, { cause: error });
    }
    throw new ProviderUnreachable('Stripe', error.message, { cause: error });
  }
}

function ours(intent: Stripe.PaymentIntent): CardPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    id: intent.id,
    status: statusOf(intent.status),
    amount: intent.amount,
    received: intent.amount_received,
    currency: intent.currency,
    purchaseId: intent.metadata['purchase_id'] ?? null,
    live: intent.livemode,
    clientSecret: intent.client_secret ?? '',
    lastError: intent.last_payment_error?.message ?? null,
    methodLabel: card?.last4 ? `${brandName(card.brand)} ending in ${card.last4}` : null,
    refunded: (charge?.amount_refunded ?? 0) > 0,
  };
}

function statusOf(status: string): CardPayment['status'] {
  if (status === 'succeeded' || status === 'canceled' || status === 'processing') return status;
  return 'open';
}

function refundStatus(status: string | null): CardRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

function brandName(brand: string | null): string {
  return brand ? (BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)) : 'Card';
}

function intentOf(event: Stripe.Event): string | null {
  const object = event.data.object as {
    object?: string;
    id?: string;
    payment_intent?: string | { id: string } | null;
  };
  if (object.object === 'payment_intent') return object.id ?? null;
  const intent = object.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
