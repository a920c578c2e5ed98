import { expect, test } from 'vitest';

import { IS_READY, READY } from '../../../../test/support/shop/ready-purchase.ts';
import { ofBase } from '../../../domain/money.ts';
import { ApiFailure } from '../../api/api.ts';
import { sturdyStorage } from '../../browser/browser-storage.ts';
import { CheckoutMemory } from './checkout-memory.ts';
import type { CardAnswer } from './confirm-card.ts';
import { payByCard, resumeCardPayment } from './pay-by-card.ts';
import type { AgreedOrder, CompletedPurchase } from './purchase-calls.ts';

const PLAN = { id: 'esim_1GB_7D_JP', countryCode: 'JP' };
const ORDER: AgreedOrder = {
  plan: PLAN,
  total: ofBase(1763),
  buyer: { fullName: 'Mia Larsen', email: 'mia@example.com' },
};
const STARTED = { clientSecret: 'pi_1_secret_2', intentId: 'pi_1', order: 'token' };
const SUCCEEDED: CardAnswer = { kind: 'succeeded' };
const DECLINED: CardAnswer = { kind: 'open', message: 'Your card was declined.' };

type Script<T> = (T | Error)[];

/** Plays a script, then repeats its last entry. */
function play<T>(script: Script<T>, log: string[], name: string) {
  let turn = 0;
  return async (): Promise<T> => {
    log.push(name);
    const next = script[Math.min(turn++, script.length - 1)] as T | Error;
    if (next instanceof Error) throw next;
    return next;
  };
}

function shop(scripts: {
  start?: Script<typeof STARTED>;
  confirm?: Script<CardAnswer>;
  retrieve?: Script<CardAnswer>;
  complete?: Script<CompletedPurchase>;
}) {
  const log: string[] = [];
  const nowhere = () => {
    throw new Error('no storage');
  };
  const memory = new CheckoutMemory(PLAN, sturdyStorage(nowhere), sturdyStorage(nowhere));
  memory.open();
  const context = {
    memory,
    calls: {
      start: play(scripts.start ?? [STARTED], log, 'start'),
      complete: play(scripts.complete ?? [READY], log, 'complete'),
    },
    card: {
      confirm: play(scripts.confirm ?? [SUCCEEDED], log, 'confirm'),
      retrieve: play(scripts.retrieve ?? [DECLINED], log, 'retrieve'),
    },
    pause: async () => void log.push('pause'),
    onPaid: () => void log.push('paid'),
  };
  return { context, memory, log };
}

const offline = new ApiFailure(0, 'offline', 'The connection failed. Please try again.');
const failure = (status: number, code: string, error: string, details = {}) =>
  new ApiFailure(status, code, error, { error, code, ...details });

test('a good card opens, confirms and completes the payment, and ends the attempt', async () => {
  const { context, memory, log } = shop({});
  const { id } = memory.current();
  expect(await payByCard(context, ORDER)).toEqual(IS_READY);
  expect(log).toEqual(['start', 'confirm', 'paid', 'complete']);
  expect(memory.open().id).not.toBe(id);
  expect(memory.openPayment()).toBeNull();
  expect(memory.lastBought()?.order).toBe('token');
});

test('a declined card shows the processor’s message, and the next card pays the same attempt', async () => {
  const { context, memory, log } = shop({ confirm: [DECLINED, SUCCEEDED] });
  const { id } = memory.current();
  expect(await payByCard(context, ORDER)).toEqual({ kind: 'declined', message: 'Your card was declined.' });
  expect(memory.current().id).toBe(id);
  expect(await payByCard(context, ORDER)).toEqual(IS_READY);
  expect(log).toEqual(['start', 'confirm', 'start', 'retrieve', 'confirm', 'paid', 'complete']);
});

test.each([
  ['here, without an answer,', true, IS_READY],
  ['in another tab', false, { kind: 'paid-before' }],
])('what was paid %s is not confirmed again', async (_where, isOurs, outcome) => {
  const { context, memory, log } = shop({ retrieve: [SUCCEEDED] });
  memory.begin({ ...STARTED, attemptId: memory.current().id, total: ofBase(1763), buyer: ORDER.buyer });
  if (!isOurs) memory.closePayment();
  expect(await payByCard(context, ORDER)).toMatchObject(outcome);
  expect(log).toEqual(['start', 'retrieve', 'paid', 'complete']);
});

test('after the payment, the page waits for a broken connection to return', async () => {
  const down = failure(502, 'payment_provider_down', 'The payment service did not answer.');
  const { context, log } = shop({ complete: [offline, down, READY] });
  expect(await payByCard(context, ORDER)).toEqual(IS_READY);
  expect(log.slice(-5)).toEqual(['complete', 'pause', 'complete', 'pause', 'complete']);
});

test('a shop that stays silent after the payment is never called a failure, and is asked again later', async () => {
  const { context, memory } = shop({ complete: [offline] });
  expect(await payByCard(context, ORDER)).toEqual({ kind: 'unanswered', order: 'token' });
  const payment = memory.openPayment();
  expect(payment).toMatchObject({ intentId: 'pi_1' });
  if (!payment || !('intentId' in payment)) throw new Error('no card payment');
  const later = shop({ retrieve: [SUCCEEDED] }).context;
  expect(await resumeCardPayment({ ...later, memory }, ORDER, payment)).toEqual(IS_READY);
});

test('202 means in progress; a refund and a mismatch keep the shop’s message', async () => {
  const outcome = async (complete: Script<CompletedPurchase>) => payByCard(shop({ complete }).context, ORDER);
  expect(
    await outcome([
      { status: 'processing', order: 'token', paid_with: 'Visa ending in 4242', second_payment: null },
    ]),
  ).toEqual({
    kind: 'on-its-way',
    order: 'token',
    paidWith: 'Visa ending in 4242',
    second: null,
  });
  const facts = { cause: 'undelivered', is_done: true };
  expect(await outcome([failure(409, 'refunded', 'It comes back.', facts)])).toEqual({
    kind: 'refunded',
    order: 'token',
    message: 'It comes back.',
    cause: 'undelivered',
    isBack: true,
  });
  expect(await outcome([failure(409, 'refunded', 'It comes back.')])).toMatchObject({
    cause: null,
    isBack: false,
  });
  expect(await outcome([failure(409, 'payment_mismatch', 'It does not fit.')])).toMatchObject({
    kind: 'mismatch',
    message: 'It does not fit.',
  });
});

test('a changed price returns the new quote and confirms nothing', async () => {
  const quote = { methods: {} };
  const { context, log } = shop({ start: [failure(409, 'price_changed', 'It changed.', { quote })] });
  expect(await payByCard(context, ORDER)).toEqual({ kind: 'price-changed', quote });
  expect(log).toEqual(['start']);
});

test('a checkout that is already paid starts a new attempt', async () => {
  const { context, memory } = shop({ start: [failure(409, 'attempt_used', 'Already paid.')] });
  const { id } = memory.current();
  expect(await payByCard(context, ORDER)).toEqual({ kind: 'paid-before', message: 'Already paid.' });
  expect(memory.current().id).not.toBe(id);
});

test('an expired sign-in has its own result, and the attempt stays', async () => {
  const { context, memory, log } = shop({ start: [failure(401, 'unauthorized', 'Please sign in again.')] });
  const { id } = memory.current();
  expect(await payByCard(context, ORDER)).toEqual({
    kind: 'signed-out',
    message: 'Please sign in again.',
    email: 'mia@example.com',
  });
  expect(log).toEqual(['start']);
  expect(memory.current().id).toBe(id);
});

test('a sign-in that expires after the card has paid loses nothing, as the payment is the proof', async () => {
  const { context } = shop({ complete: [failure(401, 'unauthorized', 'Please sign in again.'), READY] });
  expect(await payByCard(context, ORDER)).toEqual(IS_READY);
});

test('a refusal without a message gets the default one', async () => {
  const wordless = new ApiFailure(500, 'internal', 'Something went wrong', {});
  expect(await payByCard(shop({ start: [wordless] }).context, ORDER)).toEqual({
    kind: 'failed',
    message: 'Failed to create payment intent',
  });
  expect(await payByCard(shop({ start: [offline] }).context, ORDER)).toEqual({
    kind: 'failed',
    message: 'The connection failed. Please try again.',
  });
  const unpaid = new ApiFailure(402, 'payment_required', 'Something went wrong', {
    code: 'payment_required',
  });
  expect(await payByCard(shop({ complete: [unpaid] }).context, ORDER)).toEqual({
    kind: 'failed',
    message: 'Failed to complete purchase',
  });
});

test('if the processor cannot be reached, the page asks the shop whether it is paid', async () => {
  const unknown: CardAnswer = { kind: 'unknown', message: 'No connection to the bank.' };
  const asked = async (complete: Script<CompletedPurchase>) =>
    payByCard(shop({ confirm: [unknown], complete }).context, ORDER);
  expect(await asked([READY])).toEqual(IS_READY);
  expect(await asked([failure(402, 'payment_required', 'Not paid.')])).toEqual({
    kind: 'failed',
    message: 'No connection to the bank.',
  });
  expect(await asked([offline])).toEqual({ kind: 'unsure', message: 'No connection to the bank.' });
});

test('the page waits for a slow bank, and then says that the bank is still deciding', async () => {
  const thinking: CardAnswer = { kind: 'processing' };
  const slow = shop({ confirm: [thinking], retrieve: [thinking, SUCCEEDED] });
  expect(await payByCard(slow.context, ORDER)).toEqual(IS_READY);
  const slower = shop({ confirm: [thinking], retrieve: [thinking] });
  expect(await payByCard(slower.context, ORDER)).toEqual({ kind: 'bank-waits', order: 'token' });
  expect(slower.memory.openPayment()).not.toBeNull();
});

test('the page waits for a payment that is still at the bank for the shop, too', async () => {
  const { context, memory } = shop({ complete: [{ status: 'pending', order: 'token' }] });
  expect(await payByCard(context, ORDER)).toEqual({ kind: 'bank-waits', order: 'token' });
  expect(memory.openPayment()).not.toBeNull();
});

test('the page says what happened to a duplicate payment', async () => {
  const { context } = shop({ complete: [{ ...READY, second_payment: 'returned' }] });
  expect(await payByCard(context, ORDER)).toEqual({ ...IS_READY, second: 'returned' });
});

test('a payment that the shop ended is silently replaced by a new one for the same attempt', async () => {
  const next = { ...STARTED, clientSecret: 'pi_2_secret_3', intentId: 'pi_2' };
  const { context, log } = shop({ start: [STARTED, next], confirm: [{ kind: 'canceled' }, SUCCEEDED] });
  expect(await payByCard(context, ORDER)).toEqual(IS_READY);
  expect(log).toEqual(['start', 'confirm', 'start', 'retrieve', 'confirm', 'paid', 'complete']);
});

test('only once: if the new payment has ended, too, the buyer sees that', async () => {
  const { context, memory, log } = shop({
    confirm: [{ kind: 'canceled' }],
    retrieve: [{ kind: 'canceled' }],
  });
  const { id } = memory.current();
  expect(await payByCard(context, ORDER)).toMatchObject({ kind: 'failed' });
  expect(log).toEqual(['start', 'confirm', 'start', 'retrieve', 'confirm']);
  expect(memory.current().id).toBe(id);
  expect(memory.openPayment()).toBeNull();
});

test('after a reload an unpaid payment is silently dropped', async () => {
  const { context, memory, log } = shop({ retrieve: [DECLINED] });
  const payment = { ...STARTED, attemptId: memory.current().id, total: ofBase(1763), buyer: ORDER.buyer };
  memory.begin(payment);
  expect(await resumeCardPayment(context, ORDER, payment)).toBeNull();
  expect(memory.openPayment()).toBeNull();
  expect(log).toEqual(['retrieve']);
});
