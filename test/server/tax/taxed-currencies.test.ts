import { expect, test } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { CURRENCIES } from '../../../src/domain/currencies.ts';
import { ofMinor, toDecimal } from '../../../src/domain/money.ts';
import { runVerb } from '../../../src/server/admin/run-verb.ts';
import { documentIn, invoicesOf } from '../../../src/server/invoices/queries.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { basketsOf, plansIn, threePlans } from '../../support/shop/basket.ts';
import { charged, companiesOf } from '../../support/shop/companies.ts';
import { sellHere } from '../../support/shop/sell-in.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { TAX: 'table' } });
const { paperOf } = companiesOf(shop);
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

test.each(['EUR', 'JPY', 'HUF'] as const)(
  'tax in %s is a part of what is charged, and goes back with its parts to the last unit',
  async (currency) => {
    const ask = (name: 'refund_part' | 'refund', input: object) =>
      runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
    await sellHere(shop, [currency]);
    const buyer = shop.buyer();
    const plan = await buyer.plan();
    const { bundle_name, country_code } = plan;
    const asked = { bundle_name, country_code, currency };
    const { quote } = (await buyer.post<{ quote: Quote }>('/api/quote', asked)).body;
    const total = quote.methods.stripe.total_cents;
    const changes = { currency, price: Number(toDecimal(ofMinor(total, currency))) };
    const begun = await buyer.beginAndPay(plan, changes, 'pm_card_de');
    await begun.complete();
    await shop.settle();
    const { id } = await shop.purchaseOf(begun);
    const { step } = CURRENCIES[currency];
    const part = Math.floor(total / 3 / step) * step;
    for (const cents of [part, part]) {
      await ask('refund_part', { order: id, cents, kind: 'part', reason: 'a test' });
      await shop.settle();
    }
    await ask('refund', { order: id, reason: 'a test' });
    await shop.settle();

    const { invoice, notes } = await paperOf(id);
    const { netCents, taxCents, rateBp } = charged(invoice);
    expect(rateBp).toBeGreaterThan(0);
    expect(Math.abs(taxCents - (total * rateBp) / (10_000 + rateBp))).toBeLessThanOrEqual(step / 2);
    expect(netCents + taxCents).toBe(total);
    expect(taxCents % step).toBe(0);
    const back = notes.map(charged);
    expect(notes).toHaveLength(3);
    expect([sum(back.map((one) => one.netCents)), sum(back.map((one) => one.taxCents))]).toEqual([
      netCents,
      taxCents,
    ]);
    const { charges, refunds } = await shop.world.books(begun);
    const moved = (all: { amount: number; currency: string }[]) =>
      all.map((one) => [one.amount, one.currency.toUpperCase()]);
    expect(moved(charges)).toEqual([[total, currency]]);
    expect(moved(refunds)).toEqual([
      [part, currency],
      [part, currency],
      [total - 2 * part, currency],
    ]);
  },
);

test.each(['EUR', 'JPY'] as const)(
  'the tax of a basket in %s goes back plan by plan, to the last unit',
  async (currency) => {
    await sellHere(shop, [currency]);
    const plans = await threePlans(shop.buyer());
    const asked = { ...plansIn(plans), currency };
    const { quote } = (await shop.buyer().post<{ quote: Quote }>('/api/quote', asked)).body;
    const total = quote.methods.stripe.total_cents;
    const changes = { currency, price: Number(toDecimal(ofMinor(total, currency))) };
    const baskets = basketsOf(shop);
    const bought = await baskets.buy(plans, changes, 'pm_card_de');
    expect(bought.body.status).toBe('ready');
    await shop.settle();
    const ids = (await baskets.linesNow(bought)).map(({ id }) => id);
    const [first = ''] = ids;
    const tax = charged((await paperOf(first)).invoice);
    expect(tax).toMatchObject({ territory: 'DE', rateBp: 1900 });
    expect(tax.netCents + tax.taxCents).toBe(total);

    for (const order of [...ids].toReversed()) {
      await runVerb({ deps: shop.deps, by: atCommandLine('test') }, 'refund', { order, reason: 'a test' });
      await shop.settle();
    }
    const written = await Promise.all(ids.map((id) => invoicesOf(shop.deps.db.db, id)));
    const notes = written
      .flat()
      .map(documentIn)
      .filter(({ kind }) => kind === 'credit_note');
    expect(notes.map(({ facts }) => facts.price.currency)).toEqual([currency, currency, currency]);
    const back = notes.map(charged);
    expect([sum(back.map((one) => one.netCents)), sum(back.map((one) => one.taxCents))]).toEqual([
      tax.netCents,
      tax.taxCents,
    ]);
    const { charges, refunds } = await shop.world.books(bought);
    expect(charges.map(({ amount }) => amount)).toEqual([total]);
    expect(sum(refunds.map(({ amount }) => amount))).toBe(total);
  },
);
