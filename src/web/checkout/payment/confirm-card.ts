import type { PaymentIntentResult, Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js';

import type { Buyer } from './checkout-memory.ts';
import { paymentWords } from './words.ts';

/** The processor's answer about a payment. `open`: no money has moved, and the buyer may try another card. */
export type CardAnswer =
  | { kind: 'succeeded' | 'processing' | 'canceled' }
  | { kind: 'open'; message: string }
  /** The processor could not be reached: money may or may not have moved. */
  | { kind: 'unknown'; message: string };

/** What a purchase needs of a card form. */
export interface CardForm {
  confirm(clientSecret: string, buyer: Buyer): Promise<CardAnswer>;
  retrieve(clientSecret: string): Promise<CardAnswer>;
}

const NO_WORDS = paymentWords.notCharged;
/** After these errors, only a second request tells whether the card was charged. */
const BROKEN_OFF = new Set(['api_connection_error', 'api_error', 'rate_limit_error']);

/**
 * The form for a typed or a saved card.
 * @param card the field it is typed in, or the id of a saved one
 */
export function cardForm(stripe: Stripe, card: StripeCardElement | string | null): CardForm {
  return formBy(
    stripe,
    card === null
      ? null
      : (clientSecret, { fullName, email }) =>
          stripe.confirmCardPayment(clientSecret, {
            payment_method:
              typeof card === 'string' ? card : { card, billing_details: { name: fullName, email } },
          }),
  );
}

/** A form that confirms a payment with the given call; with null it can only retrieve one. */
export function formBy(
  stripe: Pick<Stripe, 'retrievePaymentIntent'>,
  confirm: ((clientSecret: string, buyer: Buyer) => Promise<PaymentIntentResult>) | null,
): CardForm {
  const retrieve = async (clientSecret: string) => answerOf(await stripe.retrievePaymentIntent(clientSecret));
  return {
    retrieve: (clientSecret) => retrieve(clientSecret).catch(unknown),
    async confirm(clientSecret, buyer) {
      if (!confirm) return { kind: 'open', message: NO_WORDS };
      try {
        const answer = answerOf(await confirm(clientSecret, buyer));
        if (answer.kind !== 'unknown') return answer;
        const found = await retrieve(clientSecret);
        return found.kind === 'open' ? { kind: 'open', message: answer.message } : found;
      } catch (error) {
        return unknown(error);
      }
    },
  };
}

/** For when the processor's script did not load: only the shop can find out. */
export const unreachableCard: CardForm = {
  retrieve: () => Promise.resolve(unknown(null)),
  confirm: () => Promise.resolve(unknown(null)),
};

function answerOf({ paymentIntent, error }: PaymentIntentResult): CardAnswer {
  const status = (error?.payment_intent ?? paymentIntent)?.status;
  // Confirming a payment that another tab has just paid fails with an error that says so.
  if (status === 'succeeded' || status === 'processing' || status === 'canceled') return { kind: status };
  const message = wordsOf(error ?? paymentIntent?.last_payment_error);
  return error && BROKEN_OFF.has(error.type) ? { kind: 'unknown', message } : { kind: 'open', message };
}

function wordsOf(error: Pick<StripeError, 'message'> | null | undefined): string {
  return error?.message || NO_WORDS;
}

function unknown(error: unknown): CardAnswer {
  return { kind: 'unknown', message: error instanceof Error ? error.message : NO_WORDS };
}
