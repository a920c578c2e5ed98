import { expect, test } from 'vitest';

import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import { ofBase } from '../../../domain/money.ts';
import { type BrowserStorage, sturdyStorage } from '../../browser/browser-storage.ts';
import { type PaymentNews, readNews } from '../../browser/payment-news.ts';
import { type CardPayment, CheckoutMemory } from './checkout-memory.ts';

const PLAN = { id: 'esim_1GB_7D_JP', countryCode: 'JP' };
const MINUTE = 60_000;

function storage(): BrowserStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A browser whose tabs share one local storage and one clock. */
function browser() {
  const local = storage();
  const clock = { now: 1_000_000 };
  const tab = (session = storage(), plan: ChosenPlan = PLAN) =>
    new CheckoutMemory(plan, session, local, () => clock.now);
  return { tab, clock };
}

function payment(attemptId: string): CardPayment {
  return {
    attemptId,
    intentId: 'pi_1',
    clientSecret: 'pi_1_secret_2',
    order: 'token',
    total: ofBase(1763),
    buyer: { fullName: 'Mia Larsen', email: 'mia@example.com' },
  };
}

test('a reload, and a second tab of the same checkout, are the same attempt', () => {
  const { tab } = browser();
  const session = storage();
  const { id } = tab(session).open();
  expect(tab(session).open().id).toBe(id);
  expect(tab().open().id).toBe(id);
  expect(tab().current().id).toBe(id);
});

test('another plan is another attempt', () => {
  const { tab } = browser();
  const { id } = tab().open();
  expect(tab(storage(), { ...PLAN, id: 'esim_3GB_30D_JP' }).open().id).not.toBe(id);
  expect(tab(storage(), { ...PLAN, countryCode: 'TH' }).open().id).not.toBe(id);
});

test('the same plan for one eSIM and for another are separate attempts', () => {
  const { tab } = browser();
  const onto = (topUpOf: string) => tab(storage(), { ...PLAN, topUpOf }).open().id;
  const ids = new Set([tab().open().id, onto('one'), onto('two'), onto('one')]);
  expect(ids.size).toBe(3);
});

test('after 60 minutes a new attempt begins, in this tab and in others', () => {
  const { tab, clock } = browser();
  const session = storage();
  const { id } = tab(session).open();
  clock.now += 59 * MINUTE;
  expect(tab(session).open().id).toBe(id);
  clock.now += MINUTE;
  expect(tab().open().id).not.toBe(id);
  expect(tab(session).current().id).not.toBe(id);
});

test('no tab ever opens a finished attempt again', () => {
  const { tab } = browser();
  const [mine, other] = [storage(), storage()];
  const { id } = tab(mine).open();
  tab(other).open();
  tab(mine).finish();
  expect(tab(mine).open().id).not.toBe(id);
  expect(tab(other).open().id).not.toBe(id);
  expect(tab().open().id).not.toBe(id);
});

test('a tab whose form was open when another one paid still pays for the same purchase', () => {
  const { tab } = browser();
  const other = storage();
  const payer = tab();
  const { id } = payer.open();
  tab(other).open();
  payer.begin(payment(id));
  payer.finish();
  expect(tab(other).current()).toMatchObject({ id, begun: true });
});

test('other tabs learn that a payment has begun, but not its secret', () => {
  const { tab } = browser();
  const session = storage();
  const { id } = tab(session).open();
  tab(session).begin(payment(id));
  const other = storage();
  expect(tab(other).open()).toMatchObject({ id, begun: true });
  expect(tab().openPayment()).toBeNull();
  expect(tab(session).openPayment()).toEqual(payment(id));
});

test('a PayPal payment in progress survives a reload, with the payer who approved it', () => {
  const { tab } = browser();
  const session = storage();
  const { attemptId, order, total, buyer } = payment(tab(session).open().id);
  const paypal = { attemptId, order, total, buyer, paypalOrderId: '5O1', payerId: 'PAT' };
  tab(session).begin(paypal);
  expect(tab(session).openPayment()).toEqual(paypal);
});

test('a payment in progress survives a release that stored its total in cents alone', () => {
  const { tab } = browser();
  const session = storage();
  const { total, ...rest } = payment(tab(session).open().id);
  const before = JSON.stringify({ ...rest, totalCents: total.amount });
  session.setItem('simport.payment:esim_1GB_7D_JP:JP', before);
  expect(tab(session).openPayment()).toMatchObject({ ...rest, total });
});

test('a purchase is remembered for an hour, with its order only in its own tab', () => {
  const { tab, clock } = browser();
  const session = storage();
  tab(session).open();
  tab(session).finish();
  expect(tab(session).lastBought()).toBeNull();
  tab(session).open();
  tab(session).finish('token');
  const at = clock.now;
  expect(tab(session).lastBought()).toEqual({ order: 'token', at });
  expect(tab().lastBought()).toEqual({ order: null, at });
  clock.now += 60 * MINUTE;
  expect(tab(session).lastBought()).toBeNull();
  expect(tab().lastBought()).toBeNull();
});

test('a page that does not load learns of the payment: under way, then paid, and nothing of a refused one', () => {
  const session = storage();
  const memory = (plan: ChosenPlan = PLAN) => new CheckoutMemory(plan, session, storage());
  const told = (): PaymentNews | null => readNews(session);
  memory().begin(payment(memory().open().id));
  expect(told()).toMatchObject({ title: 'We’re checking your payment', order: 'token' });
  expect(told()?.text).toMatch(/\$17\.63 was under way.*Please don’t pay again.*mia@example\.com\.$/);
  memory().closePayment();
  expect(told()).toBeNull();

  memory().begin(payment(memory().open().id));
  memory().finish('paid');
  expect(told()).toMatchObject({ title: 'Your payment went through', order: 'paid' });
  expect(told()?.text).toMatch(/^You paid \$17\.63, and your eSIM goes to mia@example\.com by email\./);

  const payer = memory();
  payer.begin(payment(payer.open().id));
  payer.correct({ fullName: 'Mia Larsen', email: 'mia@example.net' });
  expect(told()?.text).toContain('posted at mia@example.net.');
  payer.finish('paid');
  payer.correct({ fullName: 'Mia Larsen', email: 'mia@example.org' });
  expect(told()?.text).toContain('goes to mia@example.org by email.');

  const onto = { ...PLAN, topUpOf: 'one' };
  const open = payment(memory(onto).open().id);
  memory(onto).begin({ ...open, buyer: { ...open.buyer, alternativeEmail: 'jo@example.com' } });
  memory(onto).finish('paid');
  expect(told()?.text).toContain('the invoice goes to mia@example.com and jo@example.com by email.');

  const several = memory({ ...PLAN, more: [{ ...PLAN, countryCode: 'KR' }] });
  several.begin(payment(several.open().id));
  several.finish('paid');
  expect(told()?.text).toContain('your eSIMs go to mia@example.com by email.');

  memory().begin(payment(memory().open().id));
  memory().finish();
  expect(told()).toBeNull();
});

test('a payment is news for a quarter of an hour', () => {
  const { tab, clock } = browser();
  const session = storage();
  clock.now = Date.now() - 14 * MINUTE;
  tab(session).begin(payment(tab(session).open().id));
  expect(readNews(session)).not.toBeNull();
  clock.now = Date.now() - 16 * MINUTE;
  tab(session).begin(payment(tab(session).open().id));
  expect(readNews(session)).toBeNull();
});

test('a refused card keeps the attempt and ends the payment in progress', () => {
  const { tab } = browser();
  const memory = tab();
  const { id } = memory.open();
  memory.begin(payment(id));
  memory.closePayment();
  expect(memory.openPayment()).toBeNull();
  expect(memory.current()).toMatchObject({ id, begun: true });
});

test('stored data that does not look like ours is ignored', () => {
  const session = storage();
  session.setItem('simport.attempt:esim_1GB_7D_JP:JP', '{"id":7}');
  const memory = browser().tab(session);
  expect(memory.open().id).toMatch(/^[0-9a-f-]{36}$/);
  const { intentId: _, ...idless } = payment('1');
  for (const odd of ['not json', JSON.stringify(idless), JSON.stringify({ ...idless, paypalOrderId: 7 })]) {
    session.setItem('simport.payment:esim_1GB_7D_JP:JP', odd);
    expect(memory.openPayment()).toBeNull();
  }
});

test('without browser storage, the attempt lasts as long as the page', () => {
  const refusing = sturdyStorage(() => {
    throw new Error('no storage in this window');
  });
  const memory = new CheckoutMemory(PLAN, refusing, refusing);
  expect(memory.open().id).toBe(memory.current().id);
});
