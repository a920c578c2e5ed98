import { expect, test, vi } from 'vitest';

import { IS_READY, READY } from '../../../../test/support/shop/ready-purchase.ts';
import { ofBase } from '../../../domain/money.ts';
import { ApiFailure } from '../../api/api.ts';
import { sturdyStorage } from '../../browser/browser-storage.ts';
import { CheckoutMemory } from './checkout-memory.ts';
import { PayPalPress, resumePayPalPayment } from './pay-by-paypal.ts';
import type { AgreedOrder, CompletedPurchase } from './purchase-calls.ts';

const PLAN = { id: 'esim_1GB_7D_JP', countryCode: 'JP' };
const AGREED: AgreedOrder = {
  plan: PLAN,
  total: ofBase(1773),
  buyer: { fullName: 'Mia Larsen', email: 'mia@example.com' },
};
const STARTED = { paypalOrderId: '5O190127TN364715T', order: 'token' };

const failure = (status: number, code: string, error: string, details = {}) =>
  new ApiFailure(status, code, error, { error, code, ...details });
const offline = new ApiFailure(0, 'offline', 'The connection failed. Please try again.');
const unpaid = failure(402, 'payment_required', 'The payment hasn’t been completed.');
const declined = failure(402, 'instrument_declined', 'Please choose another one.');

/** Gives one answer after the other, then repeats the last. */
function script<T>(answers: (T | Error)[]) {
  const left = [...answers];
  return vi.fn<(...given: unknown[]) => Promise<T>>(async () => {
    const next = (left.length > 1 ? left.shift() : left[0]) as T | Error;
    if (next instanceof Error) throw next;
    return next;
  });
}

function shop({
  start = [STARTED],
  complete = [READY],
}: { start?: (typeof STARTED | Error)[]; complete?: (CompletedPurchase | Error)[] } = {}) {
  const nowhere = () => {
    throw new Error('no storage');
  };
  const memory = new CheckoutMemory(PLAN, sturdyStorage(nowhere), sturdyStorage(nowhere));
  const { id } = memory.open();
  const steps: string[] = [];
  const context = {
    memory,
    calls: { startPayPal: script(start), complete: script(complete) },
    pause: async () => {},
    onPaid: () => void steps.push('paid'),
    onWindow: () => void steps.push('window'),
  };
  return { context, memory, steps, id, press: new PayPalPress(context, AGREED) };
}

const noRestart = () => {
  throw new Error('the window opened again');
};

test('an approved payment is captured by the shop with its payer, and ends the attempt', async () => {
  const { press, context, memory, steps, id } = shop();
  expect(await press.createOrder()).toBe(STARTED.paypalOrderId);
  expect(memory.openPayment()).toMatchObject(STARTED);
  await press.approve('PAT', noRestart);
  expect(await press.outcome).toEqual(IS_READY);
  expect(context.calls.complete).toHaveBeenCalledWith(
    PLAN,
    expect.objectContaining({ ...STARTED, attemptId: id, payerId: 'PAT', total: ofBase(1773) }),
  );
  expect(steps).toEqual(['window', 'paid']);
  expect(memory.open().id).not.toBe(id);
  expect(memory.openPayment()).toBeNull();
  expect(memory.lastBought()?.order).toBe('token');
});

test('cancelling only resets: no message, no call to the shop, and the attempt stays', async () => {
  const { press, context, memory, id } = shop();
  await press.createOrder();
  press.cancel();
  expect(await press.outcome).toBeNull();
  expect(memory.current().id).toBe(id);
  expect(memory.openPayment()).toBeNull();
  expect(context.calls.complete).not.toHaveBeenCalled();
});

test('a declined payment method opens the window again for the same order', async () => {
  const { press, steps, memory } = shop({ complete: [declined, READY] });
  await press.createOrder();
  const restart = vi.fn();
  await press.approve('DANA', restart);
  expect(restart).toHaveBeenCalledOnce();
  expect(memory.openPayment()).toMatchObject(STARTED);
  // A reload now only asks: the buyer has approved nothing else yet.
  expect(memory.openPayment()).not.toHaveProperty('payerId');
  await press.approve('DANA', noRestart);
  expect(await press.outcome).toEqual(IS_READY);
  expect(steps).toEqual(['window', 'paid', 'window', 'paid']);
});

test('after a decline the buyer can still cancel', async () => {
  const { press } = shop({ complete: [declined] });
  await press.createOrder();
  await press.approve('DANA', () => press.cancel());
  expect(await press.outcome).toBeNull();
});

test('if the window breaks after a decline, the page only asks what happened', async () => {
  const { press, context } = shop({ complete: [declined] });
  await press.createOrder();
  await press.approve('DANA', () => {});
  await press.break(new Error('lost'));
  expect(await press.outcome).toEqual({ kind: 'failed', message: declined.message });
  expect(context.calls.complete).toHaveBeenLastCalledWith(
    PLAN,
    expect.not.objectContaining({ payerId: 'DANA' }),
  );
});

test('a payment that PayPal refuses shows the shop’s message, even after a reload, and can be tried again', async () => {
  const refused = failure(402, 'payment_refused', 'PayPal has restricted your account.');
  const told = { kind: 'refused', message: 'PayPal has restricted your account.' };
  const agreed = shop({ complete: [refused] });
  await agreed.press.createOrder();
  await agreed.press.approve('PAT', noRestart);
  expect(await agreed.press.outcome).toEqual(told);
  expect(agreed.memory.openPayment()).toBeNull();
  expect(agreed.memory.current().id).toBe(agreed.id);

  const left = shop({ complete: [refused] });
  await left.press.createOrder();
  const payment = left.memory.openPayment();
  if (!payment || !('paypalOrderId' in payment)) throw new Error('no PayPal payment');
  expect(await resumePayPalPayment(left.context, AGREED, payment)).toEqual(told);
  expect(left.memory.openPayment()).toBeNull();

  const atOnce = shop({ start: [refused] });
  await expect(atOnce.press.createOrder()).rejects.toThrow('restricted');
  expect(await atOnce.press.outcome).toEqual(told);
});

test('a payment that PayPal holds is pending, and a reload checks it again', async () => {
  const { press, context, memory } = shop({ complete: [{ status: 'pending', order: 'token' }] });
  await press.createOrder();
  await press.approve('ERIN', noRestart);
  expect(await press.outcome).toEqual({ kind: 'pending', order: 'token' });
  const payment = memory.openPayment();
  if (!payment || !('paypalOrderId' in payment)) throw new Error('no PayPal payment');
  context.calls.complete.mockResolvedValue(READY);
  expect(await resumePayPalPayment(context, AGREED, payment)).toEqual(IS_READY);
});

test('the shop’s refusal ends the payment and closes the window, whatever PayPal’s script says then', async () => {
  const quote = { methods: {} };
  const changed = shop({ start: [failure(409, 'price_changed', 'It changed.', { quote })] });
  await expect(changed.press.createOrder()).rejects.toThrow('It changed.');
  await changed.press.break(new Error('createOrder failed'));
  expect(await changed.press.outcome).toEqual({ kind: 'price-changed', quote });
  expect(changed.context.calls.complete).not.toHaveBeenCalled();

  const used = shop({ start: [failure(409, 'attempt_used', 'Already paid.')] });
  await expect(used.press.createOrder()).rejects.toThrow('Already paid.');
  expect(await used.press.outcome).toEqual({ kind: 'paid-before', message: 'Already paid.' });
  expect(used.memory.current().id).not.toBe(used.id);

  const out = shop({ start: [failure(401, 'unauthorized', 'Please sign in again.')] });
  await expect(out.press.createOrder()).rejects.toThrow('Please sign in again.');
  expect(await out.press.outcome).toMatchObject({ kind: 'signed-out', email: 'mia@example.com' });

  const wordless = shop({ start: [new ApiFailure(500, 'internal', 'Something went wrong')] });
  await expect(wordless.press.createOrder()).rejects.toThrow('Something went wrong');
  expect(await wordless.press.outcome).toEqual({ kind: 'failed', message: '' });
});

test('if PayPal’s script breaks before there is an order, nothing is charged', async () => {
  const { press, context } = shop();
  await press.break(new Error('Can not open popup window - blocked'));
  expect(await press.outcome).toEqual({ kind: 'failed', message: 'Can not open popup window - blocked' });
  expect(context.calls.complete).not.toHaveBeenCalled();
});

test('if PayPal’s script breaks later, the shop says whether the buyer had approved', async () => {
  const broken = async (complete: (CompletedPurchase | Error)[], error: unknown) => {
    const { press } = shop({ complete });
    await press.createOrder();
    await press.break(error);
    return press.outcome;
  };
  expect(await broken([READY], new Error('lost'))).toEqual(IS_READY);
  expect(await broken([unpaid], { message: 'lost\n    at zoid' })).toEqual({
    kind: 'failed',
    message: 'lost',
  });
  expect(await broken([unpaid], null)).toEqual({ kind: 'failed', message: unpaid.message });
  expect(await broken([declined], null)).toEqual({ kind: 'failed', message: declined.message });
  expect(await broken([offline], new Error('lost'))).toEqual({ kind: 'unsure', message: 'lost' });
});

test('after the approval the page waits for a silent shop, and then says that the outcome is unknown', async () => {
  const slow = shop({ complete: [offline, failure(502, 'payment_provider_down', 'No answer.'), READY] });
  await slow.press.createOrder();
  await slow.press.approve('PAT', noRestart);
  expect(await slow.press.outcome).toEqual(IS_READY);

  const silent = shop({ complete: [offline] });
  await silent.press.createOrder();
  await silent.press.approve('PAT', noRestart);
  expect(await silent.press.outcome).toEqual({ kind: 'unsure', message: '' });
  expect(silent.memory.openPayment()).toMatchObject({ ...STARTED, payerId: 'PAT' });
});

test('an error of PayPal’s script during the capture changes nothing', async () => {
  const { press, context } = shop();
  await press.createOrder();
  const approved = press.approve('PAT', noRestart);
  await press.break(new Error('the window was destroyed'));
  press.cancel();
  await approved;
  expect(await press.outcome).toEqual(IS_READY);
  expect(context.calls.complete).toHaveBeenCalledOnce();
});

test('a refund, a mismatch and a second payment keep the shop’s message', async () => {
  const ends = async (answer: CompletedPurchase | Error) => {
    const { press } = shop({ complete: [answer] });
    await press.createOrder();
    await press.approve('PAT', noRestart);
    return press.outcome;
  };
  expect(await ends(failure(409, 'refunded', 'It comes back.'))).toMatchObject({ kind: 'refunded' });
  expect(await ends(failure(409, 'payment_mismatch', 'It does not fit.'))).toMatchObject({
    kind: 'mismatch',
    message: 'It does not fit.',
  });
  expect(await ends({ ...READY, second_payment: 'not_taken' })).toMatchObject({ second: 'not_taken' });
  expect(
    await ends({
      status: 'processing',
      order: 'token',
      paid_with: 'Visa ending in 4242',
      second_payment: 'returned',
    }),
  ).toEqual({
    kind: 'on-its-way',
    order: 'token',
    paidWith: 'Visa ending in 4242',
    second: 'returned',
  });
});

test('after a reload an unapproved order is silently dropped', async () => {
  for (const answer of [unpaid, declined]) {
    const { context, memory, press } = shop({ complete: [answer] });
    await press.createOrder();
    const payment = memory.openPayment();
    if (!payment || !('paypalOrderId' in payment)) throw new Error('no PayPal payment');
    expect(await resumePayPalPayment(context, AGREED, payment)).toBeNull();
    expect(memory.openPayment()).toBeNull();
  }
});
