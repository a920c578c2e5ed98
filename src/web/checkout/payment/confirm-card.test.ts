import type {
  PaymentIntent,
  PaymentIntentResult,
  Stripe,
  StripeCardElement,
  StripeError,
} from '@stripe/stripe-js';
import { expect, test } from 'vitest';

import { cardForm } from './confirm-card.ts';

const BUYER = { fullName: 'Mia Larsen', email: 'mia@example.com' };
const CARD = {} as StripeCardElement;

function answering(confirm: unknown, retrieve: unknown = confirm) {
  const asked: unknown[] = [];
  const stripe = {
    confirmCardPayment: async (...given: unknown[]) => {
      asked.push(...given);
      if (confirm instanceof Error) throw confirm;
      return confirm as PaymentIntentResult;
    },
    retrievePaymentIntent: async () => {
      if (retrieve instanceof Error) throw retrieve;
      return retrieve as PaymentIntentResult;
    },
  } as unknown as Stripe;
  return { form: cardForm(stripe, CARD), asked };
}

const intent = (status: string) => ({ paymentIntent: { status } as PaymentIntent });
const error = (body: Partial<StripeError>) => ({ error: body as StripeError });

test('confirms with the card and the buyer’s name and e-mail address', async () => {
  const { form, asked } = answering(intent('succeeded'));
  expect(await form.confirm('pi_1_secret_2', BUYER)).toEqual({ kind: 'succeeded' });
  const billing_details = { name: 'Mia Larsen', email: 'mia@example.com' };
  expect(asked).toEqual(['pi_1_secret_2', { payment_method: { card: CARD, billing_details } }]);
});

test('confirms with a saved card by its id alone', async () => {
  const asked: unknown[] = [];
  const stripe = {
    confirmCardPayment: async (...given: unknown[]) => {
      asked.push(...given);
      return intent('succeeded');
    },
  } as unknown as Stripe;
  expect(await cardForm(stripe, 'pm_1').confirm('pi_1_secret_2', BUYER)).toEqual({ kind: 'succeeded' });
  expect(asked).toEqual(['pi_1_secret_2', { payment_method: 'pm_1' }]);
});

test('a refusal keeps the words of the processor', async () => {
  const { form } = answering(error({ type: 'card_error', message: 'Your card was declined.' }));
  expect(await form.confirm('s', BUYER)).toEqual({ kind: 'open', message: 'Your card was declined.' });
});

test('an already paid payment is no error', async () => {
  const paid = error({
    type: 'invalid_request_error',
    payment_intent: { status: 'succeeded' } as PaymentIntent,
  });
  expect(await answering(paid).form.confirm('s', BUYER)).toEqual({ kind: 'succeeded' });
});

test('after a broken connection the payment itself is read', async () => {
  const broken = error({ type: 'api_connection_error', message: 'No connection.' });
  const confirm = async (retrieve: unknown) => answering(broken, retrieve).form.confirm('s', BUYER);
  expect(await confirm(intent('succeeded'))).toEqual({ kind: 'succeeded' });
  expect(await confirm(intent('requires_payment_method'))).toEqual({
    kind: 'open',
    message: 'No connection.',
  });
  expect(await confirm(broken)).toEqual({ kind: 'unknown', message: 'No connection.' });
  expect(await confirm(new Error('gone'))).toEqual({ kind: 'unknown', message: 'gone' });
});

test('a card form that breaks leaves the outcome unknown', async () => {
  expect(await answering(new Error('frame lost')).form.confirm('s', BUYER)).toMatchObject({
    kind: 'unknown',
  });
});
