import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { expect, test } from 'vitest';

import { READY } from '../../../../test/support/shop/ready-purchase.ts';
import { ofBase } from '../../../domain/money.ts';
import { ApiFailure } from '../../api/api.ts';
import { sturdyStorage } from '../../browser/browser-storage.ts';
import { CheckoutMemory } from '../payment/checkout-memory.ts';
import type { AgreedOrder } from '../payment/purchase-calls.ts';
import { payByWallet } from './pay-by-wallet.ts';

const PLAN = { id: 'esim_1GB_7D_JP', countryCode: 'JP' };
const ORDER: AgreedOrder = {
  plan: PLAN,
  total: ofBase(1763),
  buyer: { fullName: 'Wanda', email: 'w@example.com' },
};
const STARTED = { clientSecret: 'pi_1_secret_2', intentId: 'pi_1', order: 'token' };
const HERE = 'https://shop.example/checkout?plan=1';
const SUCCEEDED = { paymentIntent: { status: 'succeeded' } };

interface Answers {
  submitted?: object;
  start?: typeof STARTED | Error;
  confirmed?: object;
  retrieved?: object;
  /** Another tab has begun the same attempt. */
  begun?: boolean;
}

/** One try, with each provider's answers; `log` lists the calls in order. */
function play({
  submitted = {},
  start = STARTED,
  confirmed = SUCCEEDED,
  retrieved = SUCCEEDED,
  begun = false,
}: Answers = {}) {
  const log: string[] = [];
  const given: unknown[] = [];
  const tell = <T>(name: string, answer: T | Error): T => {
    log.push(name);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const storage = sturdyStorage(() => {
    throw new Error('no storage');
  });
  const memory = new CheckoutMemory(PLAN, storage, storage);
  memory.open();
  if (begun)
    memory.begin({ ...STARTED, attemptId: memory.current().id, total: ofBase(1763), buyer: ORDER.buyer });
  const context = {
    memory,
    calls: { start: async () => tell('start', start), complete: async () => tell('complete', READY) },
    pause: async () => {},
    onPaid: () => void log.push('paid'),
  };
  const stripe = {
    confirmPayment: async (options: object) => {
      given.push(options);
      return tell('confirm', confirmed);
    },
    retrievePaymentIntent: async () => tell('retrieve', retrieved),
  } as unknown as Stripe;
  const elements = { submit: async () => tell('submit', submitted) } as unknown as StripeElements;
  const paymentFailed = ({ reason, message }: { reason?: string; message?: string } = {}) =>
    void log.push(`${reason}: ${message}`);
  const outcome = payByWallet(context, ORDER, { stripe, elements, here: HERE, paymentFailed });
  return { outcome, log, given, elements };
}

test('the sheet is submitted, then the purchase is opened as for a card and paid, with an address to return to', async () => {
  const { outcome, log, given, elements } = play();
  expect(await outcome).toEqual({
    kind: 'ready',
    order: 'token',
    paidWith: 'Visa ending in 4242',
    second: null,
  });
  expect(log).toEqual(['submit', 'start', 'confirm', 'paid', 'complete']);
  expect(given).toEqual([
    {
      elements,
      clientSecret: STARTED.clientSecret,
      confirmParams: { return_url: `${HERE}&order=token` },
      redirect: 'if_required',
    },
  ]);
});

test('without the details from the sheet, no purchase is opened', async () => {
  const { outcome, log } = play({ submitted: { error: { message: 'Incomplete.' } } });
  expect(await outcome).toEqual({ kind: 'failed', message: 'Incomplete.' });
  expect(log).toEqual(['submit', 'fail: Incomplete.']);
});

test('the sheet shows a decline in the processor’s words', async () => {
  const error = { type: 'card_error', message: 'Your card was declined.' };
  const { outcome, log } = play({ confirmed: { error } });
  expect(await outcome).toEqual({ kind: 'declined', message: 'Your card was declined.' });
  expect(log).toEqual(['submit', 'start', 'confirm', 'fail: Your card was declined.']);
});

test('the sheet shows a changed price with the new amount', async () => {
  const amounts = { price_cents: 1600, fee_cents: 237, total_cents: 1837, currency: 'USD' };
  const quote = { methods: { stripe: amounts, paypal: amounts } };
  const start = new ApiFailure(409, 'price_changed', 'changed', {
    error: 'changed',
    code: 'price_changed',
    quote,
  });
  const { outcome, log } = play({ start });
  expect(await outcome).toEqual({ kind: 'price-changed', quote });
  expect(log).toEqual([
    'submit',
    'start',
    'fail: The price is now $18.37. Please close this and press the button again.',
  ]);
});

test('a purchase that another tab has paid is not paid again, and the sheet closes', async () => {
  const { outcome, log } = play({ begun: true });
  expect(await outcome).toMatchObject({ kind: 'ready' });
  expect(log).toEqual([
    'submit',
    'start',
    'retrieve',
    'paid',
    'complete',
    'fail: This purchase has already been paid for. Please close this. Nothing more will be charged.',
  ]);
});

test('an agreement pays once, so the buyer agrees again if the payment ended meanwhile', async () => {
  const { outcome, log } = play({
    confirmed: { error: { type: 'invalid_request_error', payment_intent: { status: 'canceled' } } },
    retrieved: { paymentIntent: { status: 'requires_payment_method' } },
  });
  await outcome;
  expect(log.filter((entry) => entry === 'confirm')).toHaveLength(1);
  expect(log.at(-1)).toMatch(/^fail: /);
});

test('a failed attempt is reported to the sheet, and thrown', async () => {
  const { outcome, log } = play({ start: new TypeError('odd') });
  await expect(outcome).rejects.toThrow('odd');
  expect(log.at(-1)).toBe('fail: Something went wrong. Please close this and try again.');
});
