import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Plan } from '../../../../src/domain/catalog/catalog-schema.ts';
import type { Currency } from '../../../../src/domain/currencies.ts';
import { ofMinor, toDecimal } from '../../../../src/domain/money.ts';
import { MAX_WITHOUT_CODE } from '../../../../src/domain/operators/harm.ts';
import type { ExportName } from '../../../../src/server/admin/exports.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { ProviderUnreachable } from '../../../../src/server/providers/outcome.ts';
import { paymentsOf } from '../../../../src/server/purchase/payments.ts';
import type { Purchase } from '../../../../src/server/purchase/tables.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { exportRows } from '../../../support/console/export-rows.ts';
import { operator } from '../../../support/console/operator.ts';
import { type Owned, ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const call = () => ({ deps: shop.deps, by: atCommandLine('test') });
const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb(call(), name, input);

const rowsOf = (name: ExportName, input: object = {}) => exportRows(call(), name, input);

interface Sold {
  purchase: Purchase;
  /** In minor units. */
  paid: number;
}

const sold = {} as Record<'USD' | 'EUR' | 'JPY', Sold>;

/** @param least the least price of the plan, in dollars */
async function sell(
  currency: Currency,
  { card, least = 0 }: { card?: string; least?: number } = {},
): Promise<Sold & Pick<Owned, 'giveBack'>> {
  const buyer = shop.buyer();
  const wanted = ({ finalPrice, isUnlimited }: Plan) => finalPrice >= least && !isUnlimited;
  const { bundle_name, country_code } = await buyer.plan('JP', wanted);
  const asked = await buyer.post<{ quote: { methods: { stripe: { total_cents: number } } } }>('/api/quote', {
    bundle_name,
    country_code,
    currency,
  });
  const paid = asked.body.quote.methods.stripe.total_cents;
  const request = { currency, price: Number(toDecimal(ofMinor(paid, currency))) };
  const owned = await ownerOfEsim(shop, { buyer, wanted, request, ...(card !== undefined && { card }) });
  await shop.settle();
  return { purchase: await shop.purchaseOf(owned), paid, giveBack: owned.giveBack };
}

beforeAll(async () => {
  await shop.handlers['rates.read']({});
  for (const currency of ['EUR', 'JPY', 'KRW', 'HUF'] as const)
    await ask('currency_publish', { currency, on: true });
  for (const currency of ['USD', 'EUR', 'JPY'] as const) sold[currency] = await sell(currency);
  await ask('refund_part', {
    order: sold.EUR.purchase.id,
    kind: 'goodwill',
    cents: 100,
    reason: 'a test',
  });
  await shop.settle();
  // Stripe books a charge a second after it is paid.
  await vi.waitFor(
    async () => {
      shop.passSeconds(3601);
      await shop.handlers['fees.read']({});
      expect((await ask('income', { by: 'currency', from: '2020-01-01' })).all.unread).toBe(0);
    },
    { timeout: 60_000 },
  );
});

it('income by currency has dollars that add up, and what was paid and refunded in each currency', async () => {
  const { parts, all } = await ask('income', { by: 'currency', from: '2020-01-01' });
  const own = Object.fromEntries(
    parts.map(({ name, own }) => [name, [own?.gross.cents, own?.gross.currency, own?.refunds.cents]]),
  );
  expect(own).toEqual({
    USD: [sold.USD.paid, 'USD', 0],
    EUR: [sold.EUR.paid, 'EUR', 100],
    JPY: [sold.JPY.paid, 'JPY', 0],
  });
  expect(new Set(parts.map(({ gross }) => gross.currency))).toEqual(new Set(['USD']));
  expect(all.gross.cents).toBe(parts.reduce((sum, { gross }) => sum + gross.cents, 0));
  // The processor's own rate differs a little from ours, and yen are no cents.
  for (const { name, gross } of parts) {
    const { purchase, paid } = sold[name as keyof typeof sold];
    expect(Math.abs(gross.cents / (paid / (purchase.rate ?? 1)) - 1)).toBeLessThan(0.05);
  }
  const byDay = await ask('income', { by: 'day', from: '2020-01-01' });
  expect(byDay.all).toEqual(all);
  expect(byDay.parts.every((part) => part.own === null)).toBe(true);
  const rows = await rowsOf('income', { by: 'currency', from: '2020-01-01' });
  const yen = rows.find(({ name }) => name === 'JPY');
  expect([yen?.['currency'], yen?.['own_gross'], yen?.['own_refunds']]).toEqual([
    'USD',
    String(sold.JPY.paid),
    '0',
  ]);
});

it('the export of orders has each amount under the right currency', async () => {
  const rows = await rowsOf('orders');
  for (const [currency, { purchase, paid }] of Object.entries(sold)) {
    const row = rows.find(({ id }) => id === purchase.id);
    expect([row?.['currency'], row?.['paid']]).toEqual([currency, toDecimal(ofMinor(paid, currency))]);
    expect(row?.['paid_usd']).toBe((Math.round(paid / (purchase.rate ?? 1)) / 100).toFixed(2));
    expect(row?.['wholesale_usd']).toBe((purchase.wholesaleCents / 100).toFixed(2));
  }
});

it('orders are filtered by what they were in dollars', async () => {
  const found = async (filter: object) =>
    (await ask('orders', filter as InputOf<'orders'>)).orders.map(({ id }) => id);
  for (const { purchase, paid } of Object.values(sold)) {
    const dollars = Math.round(paid / (purchase.rate ?? 1)) / 100;
    expect(await found({ min: dollars.toFixed(2), max: dollars.toFixed(2) })).toContain(purchase.id);
    expect(await found({ min: (dollars + 0.01).toFixed(2) })).not.toContain(purchase.id);
    expect(await found({ max: (dollars - 0.01).toFixed(2) })).not.toContain(purchase.id);
  }
  // As cents, the yen would be more.
  const { purchase, paid } = sold.JPY;
  expect(await found({ min: (paid / 100).toFixed(2) })).not.toContain(purchase.id);
});

it('a reconciliation adds up each currency by itself', async () => {
  const { sides } = await ask('reconciliation_run', {});
  const stripe = sides.find(({ name }) => name === 'Stripe');
  expect(stripe?.differences).toEqual([]);
  const amounts = (['USD', 'EUR', 'JPY'] as const).map((currency) => [currency, sold[currency].paid]);
  for (const sum of [stripe?.theirs, stripe?.ours])
    expect(sum?.amounts.map(({ currency, cents }) => [currency, cents])).toEqual(
      expect.arrayContaining(amounts),
    );
});

it('payouts are in the currency of the account, with what was paid beside it, and listed by it', async () => {
  await shop.world.control('stripe-payout', {});
  await shop.handlers['payouts.read']({});
  const { payouts, sums } = await ask('payouts', {});
  const [first] = payouts;
  expect(first).toMatchObject({ stand: 'matched', amount: { currency: 'USD' } });
  expect(sums).toEqual([{ count: 1, amount: first?.amount, fees: { ...first?.fees } }]);
  expect((await ask('payouts', { currency: 'USD' })).payouts).toHaveLength(1);
  expect((await ask('payouts', { currency: 'EUR' })).payouts).toEqual([]);
  const { entries } = await ask('payout', { id: first?.id ?? '' });
  const paid = entries
    .filter(({ kind }) => kind === 'payment')
    .map(({ amount }) => [amount?.currency, amount?.cents]);
  expect(paid).toEqual(
    expect.arrayContaining([
      ['EUR', sold.EUR.paid],
      ['JPY', sold.JPY.paid],
    ]),
  );
  expect(entries.every(({ net, fee }) => net.currency === 'USD' && fee.currency === 'USD')).toBe(true);
  const rows = await rowsOf('payouts', { currency: 'USD' });
  const yen = rows.find(({ paid_currency: currency }) => currency === 'JPY');
  expect([yen?.['currency'], yen?.['paid']]).toEqual(['USD', String(sold.JPY.paid)]);
});

it('a dispute shows what the buyer paid, and the same in dollars', async () => {
  const { purchase, paid } = await sell('JPY', { card: 'pm_card_createDispute' });
  await shop.pass(3);
  await expect
    .poll(async () => {
      await shop.settle();
      return (await ask('disputes', {})).disputes.length;
    })
    .toBe(1);
  const [listed] = (await ask('disputes', {})).disputes;
  expect(listed?.amount).toMatchObject({ cents: paid, currency: 'JPY' });
  expect(listed?.dollars).toMatchObject({ cents: Math.round(paid / (purchase.rate ?? 1)), currency: 'USD' });
  expect(await ask('dispute', { dispute: listed?.id ?? '' })).toMatchObject({ dollars: listed?.dollars });

  // A processor may tell it in the currency of the account, and not what it booked.
  const own = sql`update dispute set currency = 'USD', amount_cents = ${paid - 1}, outcome = 'lost',
    booked_cents = null, booked_currency = null, fee_cents = null`;
  await shop.deps.db.db.execute(own);
  await shop.deps.db.db.execute(
    sql`update purchase set dispute_lost_at = now(), disputed = false where id = ${purchase.id}`,
  );
  const [told] = (await ask('disputes', {})).disputes;
  expect([told?.amount, told?.dollars].map((one) => one?.cents)).toEqual([paid - 1, paid - 1]);
  const { entries } = await ask('journal', { order: purchase.id });
  const loss = entries.find(({ kind }) => kind === 'dispute')?.postings.map(({ amount }) => amount);
  expect(loss).toMatchObject([
    { cents: paid, currency: 'JPY' },
    { cents: -paid, currency: 'JPY' },
  ]);
  const { parts } = await ask('income', { by: 'currency', from: '2020-01-01' });
  const yen = parts.find(({ name }) => name === 'JPY');
  expect(yen?.disputes.cents).toBe(Math.round(paid / (purchase.rate ?? 1)));
});

/** Cents that Stripe has booked for some charges and disputes, less its fees. */
async function bookedFor(sources: readonly string[]): Promise<number> {
  const booked = await Promise.all(
    sources.map((source) =>
      shop.stripe.call<{ data: { net: number }[] }>('GET', `/v1/balance_transactions?source=${source}`),
    ),
  );
  return booked.flatMap(({ data }) => data).reduce((sum, { net }) => sum + net, 0);
}

describe.each(['lost', 'won'] as const)('a dispute in yen that is %s', (end) => {
  it('is booked as the processor booked it, in the journal as in the income', async () => {
    const readFees = async () => {
      shop.passSeconds(3601);
      await shop.handlers['fees.read']({});
      await shop.settle();
      return (await ask('income', { by: 'currency', from: '2020-01-01' })).all;
    };
    await expect.poll(async () => (await readFees()).unread).toBe(0);
    const before = await readFees();
    const { purchase } = await sell('JPY', { card: 'pm_card_createDispute' });
    await shop.pass(3);
    const isDisputed = async () => (
      await shop.settle(),
      (await ask('order', { order: purchase.id })).disputed
    );
    await expect.poll(isDisputed).toBe(true);
    await expect.poll(async () => (await readFees()).unread).toBe(0);
    const intent = (await paymentsOf(shop.deps.db.db, purchase.id))[0]?.reference;
    // The yen fall, so less comes back than was taken.
    await shop.world.control('rates', { JPY: 200 });
    await shop.world.control('stripe-dispute-end', { payment_intent: intent, end });
    await expect.poll(isDisputed).toBe(false);
    const { entries, balances, sums, margin } = await ask('journal', { order: purchase.id });
    const balance = (account: string, currency: string) =>
      balances.find((one) => one.account === account && one.amount.currency === currency)?.amount.cents ?? 0;
    expect(sums.filter(({ cents }) => cents !== 0)).toEqual([]);
    expect(balance('processor', 'JPY')).toBe(0);
    const { latest_charge: charge } = await shop.stripe.call<{ latest_charge: string }>(
      'GET',
      `/v1/payment_intents/${intent}`,
    );
    const dispute = (await ask('disputes', {})).disputes.find((one) => one.order.id === purchase.id);
    const { reference = '', fee, taken } = dispute ?? {};
    expect(balance('processor', 'USD')).toBe(await bookedFor([charge, reference]));
    expect(fee).toMatchObject({ cents: 15_00, currency: 'USD' });
    expect((taken?.cents ?? 0) + 15_00).toBe(0 - (await bookedFor([reference])));
    expect(entries.filter(({ kind }) => kind === 'fee').length).toBe(2);
    expect(balance('fees', 'USD')).toBeGreaterThan(15_00);
    const after = await readFees();
    expect(after.margin.cents - before.margin.cents).toBe(margin.cents);
    expect(after.fees.cents - before.fees.cents).toBe(balance('fees', 'USD'));

    // As it was recorded before the shop knew of bookings.
    const { db } = shop.deps.db;
    await db.execute(sql`update dispute set booked_cents = null, booked_currency = null, fee_cents = null, books_read_at = null
      where purchase_id = ${purchase.id}`);
    expect((await ask('journal', { order: purchase.id })).margin).not.toEqual(margin);
    const asking = vi.spyOn(shop.deps.processors.stripe, 'disputesOf');
    asking.mockRejectedValueOnce(new ProviderUnreachable({ name: 'Stripe', role: 'payments' }, 'is away'));
    await readFees();
    expect((await ask('journal', { order: purchase.id })).margin).not.toEqual(margin);
    await readFees();
    const again = await ask('journal', { order: purchase.id });
    expect([again.entries, again.balances, again.margin]).toEqual([entries, balances, margin]);
    await readFees();
    expect(asking).toHaveBeenCalledTimes(2);
    asking.mockRestore();
  });
});

it('a part that a currency does not have is refused, and nothing is promised', async () => {
  const { purchase, paid } = await sell('HUF');
  const ofHalfAForint = { order: purchase.id, kind: 'part', cents: 10_050, reason: 'slow' } as const;
  await expect(ask('refund_part', ofHalfAForint)).rejects.toMatchObject({ reason: 'invalid_field' });
  expect((await ask('refund_preview', { order: purchase.id })).amount.cents).toBe(paid);
  await ask('refund_part', { ...ofHalfAForint, cents: 10_000 });
  await shop.settle();
  const { refunds } = await ask('order', { order: purchase.id });
  expect(refunds).toMatchObject([{ status: 'succeeded', amount: { cents: 10_000, currency: 'HUF' } }]);
});

it('the meter counts cents of dollars, whatever a purchase was in', async () => {
  const counted = async () => {
    const text = await shop.deps.meter.register.metrics();
    return ['sold', 'refunded'].map((what) =>
      Number(
        new RegExp(`^simport_${what}_cents_total\\{method="stripe"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
      ),
    );
  };
  const [soldBefore = 0, refundedBefore = 0] = await counted();
  const { purchase, paid } = await sell('KRW');
  await ask('refund', { order: purchase.id, reason: 'a test' });
  await shop.settle();
  const [soldNow = 0, refundedNow = 0] = await counted();
  const worth = Math.round(paid / (purchase.rate ?? 1));
  expect([soldNow - soldBefore, refundedNow - refundedBefore]).toEqual([worth, worth]);
});

it('what an operator may send out without a code counts won by their worth', async () => {
  const { purchase, paid } = await sell('KRW', { least: 10 });
  // As cents they would be more than the sum that is free.
  expect(paid).toBeGreaterThan(MAX_WITHOUT_CODE.order);
  const manager = await operator(shop, 'manager');
  // The code that they joined with is no longer fresh.
  shop.passSeconds(700);
  const refunded = await manager.tell<{ amount: { cents: number } }>('refund', {
    order: purchase.id,
    reason: 'a test',
  });
  expect([refunded.status, refunded.body.amount.cents]).toEqual([200, paid]);
});

it('refunds that wait are added up in dollars', async () => {
  const { purchase, paid, giveBack } = await sell('JPY');
  await ask('pause', { what: 'refunds', reason: 'a test' });
  await giveBack();
  await shop.settle();
  const { waiting } = await ask('switches', {});
  expect(waiting.refunds.map(({ amount }) => [amount.currency, amount.cents])).toEqual([['JPY', paid]]);
  expect(waiting.amount).toMatchObject({ cents: Math.round(paid / (purchase.rate ?? 1)), currency: 'USD' });
});
