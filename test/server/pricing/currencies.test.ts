import { describe, expect, it } from 'vitest';

import type {
  AtlasPlace,
  Country,
  CountryCard,
  Region,
  SoldPlan,
} from '../../../src/domain/catalog/catalog-schema.ts';
import { allPlans } from '../../../src/domain/catalog/country.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { type Currency, CURRENCIES } from '../../../src/domain/currencies.ts';
import { formatMoney, ofMinor, toDecimal } from '../../../src/domain/money.ts';
import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { buyAgainRequest, sendBuyAgain, world } from '../../support/shop/buying-again.ts';
import { cardHolder } from '../../support/shop/card-holder.ts';
import { sellHere } from '../../support/shop/sell-in.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);

type Plan = Awaited<ReturnType<Buyer['plan']>>;

const quoteIn = async (buyer: Buyer, { bundle_name, country_code }: Plan, currency?: Currency) =>
  (await buyer.post<{ quote: Quote }>('/api/quote', { bundle_name, country_code, currency })).body.quote;

const sellIn = (...currencies: Exclude<Currency, 'USD'>[]) => sellHere(shop, currencies);

const rateOf = async (code: Currency) => {
  const { currencies } = await ask('currencies', {});
  return currencies.find(({ currency }) => currency === code)?.rate?.per_base ?? 0;
};

describe('a currency', () => {
  it('is not sold in until an operator switches it on, and dollars are then as before', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan();
    const dollars = await quoteIn(buyer, plan);
    expect(await quoteIn(buyer, plan, 'EUR')).toEqual(dollars);
    await sellIn('EUR');
    expect(await quoteIn(buyer, plan)).toEqual(dollars);
    const { stripe } = (await quoteIn(buyer, plan, 'EUR')).methods;
    expect(stripe.currency).toBe('EUR');
    const exact = plan.finalPrice * 100 * (await rateOf('EUR')) * 1.02;
    expect(stripe.price_cents).toBeGreaterThanOrEqual(Math.floor(exact));
    expect(stripe.price_cents).toBeLessThanOrEqual(Math.ceil(exact) + 2);
  });

  it('keeps its prices while the rate moves a little, and follows it after that', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan();
    await sellIn('JPY');
    const priceNow = async () => (await quoteIn(buyer, plan, 'JPY')).methods.stripe;
    const before = await priceNow();
    expect(before.currency).toBe('JPY');
    const yen = 176;
    await shop.world.control('rates', { JPY: yen * 1.02 });
    await shop.handlers['rates.read']({});
    expect(await priceNow()).toEqual(before);
    await shop.world.control('rates', { JPY: yen * 1.05 });
    await shop.handlers['rates.read']({});
    expect((await priceNow()).price_cents).toBeGreaterThan(before.price_cents * 1.03);
    expect((await ask('currency_history', {})).lists[0]?.on).toContain('JPY');

    await ask('currency_publish', { currency: 'JPY', on: false });
    expect((await priceNow()).currency).toBe('USD');
  });

  it('refuses an ending that it has no amounts for, and a currency without a rate', async () => {
    await expect(ask('currency_publish', { currency: 'JPY', on: true, ending: '.99' })).rejects.toMatchObject(
      {
        reason: 'wrong_ending',
      },
    );
    await expect(ask('currency_publish', { currency: 'TWD', on: true })).rejects.toMatchObject({
      reason: 'no_rate',
    });
    await ask('rate_enter', { currency: 'TWD', per_base: 31.4 });
    const { count } = await ask('currency_publish', { currency: 'TWD', on: true });
    expect(count).toBeGreaterThan(0);
    const plan = await shop.buyer().plan();
    const { stripe } = (await quoteIn(shop.buyer(), plan, 'TWD')).methods;
    expect([stripe.currency, stripe.total_cents % CURRENCIES.TWD.step]).toEqual(['TWD', 0]);
  });
});

describe('the catalogue in a language', () => {
  const read = async <Body>(address: string) => (await shop.buyer().get<Body>(address)).body;

  it('has the prices of its currency beside the dollars: each is what is quoted, and a place has its lowest', async () => {
    await sellIn('EUR', 'JPY');
    for (const [language, currency] of [
      ['de', 'EUR'],
      ['ja', 'JPY'],
    ] as const) {
      const { country } = await read<{ country: Country }>(`/api/countries/JP?language=${language}`);
      const plans = allPlans(country);
      for (const plan of plans.slice(0, 8)) {
        const { stripe } = (await quoteIn(shop.buyer(), plan, currency)).methods;
        const { price_cents: price, total_cents: total } = stripe;
        expect(plan.local).toEqual({ currency, price, card_total: total });
      }
      const least = (some: SoldPlan[]) => ({
        minor: Math.min(...some.map(({ local }) => local?.price ?? Infinity)),
        currency,
      });
      const { places } = await read<{ places: AtlasPlace[] }>(`/api/atlas?language=${language}`);
      expect(places.find(({ iso }) => iso === 'JP')?.local_lowest_price).toEqual(least(plans));
      const { countries } = await read<{ countries: CountryCard[] }>(
        `/api/countries?language=${language}&isos=JP`,
      );
      expect(countries[0]?.local_starting_price).toEqual(
        least(plans.filter(({ isUnlimited, duration }) => isUnlimited && duration === 1)),
      );
      const [covering] = country.covered_by;
      const { region } = await read<{ region: Region }>(
        `/api/regions/${covering?.slug ?? ''}?language=${language}`,
      );
      expect(covering?.local_starting_price).toEqual(least(region.plans));
    }
  });

  it('has dollars alone in English, and where nothing is sold in its currency', async () => {
    await sellIn('EUR');
    await ask('currency_publish', { currency: 'JPY', on: false });
    await expect
      .poll(() => read(`/api/countries/JP?language=ja`).then((body) => JSON.stringify(body)))
      .not.toContain('JPY');
    for (const address of ['/api/countries/JP', '/api/atlas', '/api/regions'])
      expect(JSON.stringify(await read(address))).not.toContain('local');
  });
});

describe('the terms of a currency', () => {
  it('are previewed: what changes most, and what the ending costs the buyer', async () => {
    await shop.handlers['rates.read']({});
    await ask('currency_publish', { currency: 'GBP', on: false, margin_bp: 300, ending: 'none' });
    const fresh = await ask('currency_preview', { currency: 'GBP', margin_bp: 0, ending: 'whole' });
    expect([fresh.count, fresh.dearer, fresh.cheaper]).toEqual([fresh.plans, 0, 0]);
    expect(fresh.examples).toHaveLength(9);
    // Rounding up to whole pounds costs about half a pound.
    expect(fresh.ending.each.cents).toBeGreaterThan(35);
    expect(fresh.ending.each.cents).toBeLessThan(65);
    for (const { dollars, before, after } of fresh.examples) {
      const exact = dollars.cents * (await rateOf('GBP'));
      expect([before, after.cents % 100]).toEqual([null, 0]);
      expect(after.cents - exact).toBeGreaterThan(-1);
      expect(after.cents - exact).toBeLessThan(100);
    }

    await ask('currency_publish', { currency: 'GBP', on: true, margin_bp: 0, ending: 'whole' });
    const dearer = await ask('currency_preview', { currency: 'GBP', margin_bp: 2500, ending: 'none' });
    expect(dearer.ending).toMatchObject({ each: { cents: 0 }, share_bp: 0 });
    expect([dearer.count, dearer.dearer + dearer.cheaper]).toEqual([dearer.count, dearer.count]);
    const moves = dearer.examples.map(({ before, after }) =>
      Math.abs(after.cents / (before?.cents ?? 0) - 1),
    );
    expect(moves).toEqual(moves.toSorted((a, b) => b - a));
    const { count } = await ask('currency_publish', {
      currency: 'GBP',
      on: true,
      margin_bp: 2500,
      ending: 'none',
    });
    expect(count).toBe(dearer.count);
  });

  it('come back from an older version, and name who does not take the currency', async () => {
    await shop.handlers['rates.read']({});
    const first = await ask('currency_publish', { currency: 'KRW', on: true, ending: 'hundreds' });
    await ask('currency_publish', { currency: 'KRW', on: false, reason: 'a mistake' });
    const now = await ask('currencies', {});
    const old = await ask('currencies', { version: first.version });
    const won = ({ currencies }: typeof now) => currencies.find(({ currency }) => currency === 'KRW');
    expect([won(now), won(old)]).toMatchObject([
      { on: false, state: 'off', not_with: ['PayPal'] },
      { on: true, state: 'on', ending: 'hundreds' },
    ]);
    // The processor takes 1000 won, and what converts to half a dollar.
    expect(won(now)?.least.cents).toBeGreaterThanOrEqual(1000);
    await expect(ask('currency_undo', { version: first.version, seen: first.version })).rejects.toMatchObject(
      { reason: 'changed_by_another' },
    );
    await ask('currency_undo', { version: first.version, seen: now.version });
    expect(won(await ask('currencies', {}))?.state).toBe('on');
    expect((await ask('currency_history', { limit: 2 })).lists.map(({ why }) => why)).toEqual([
      '',
      'a mistake',
    ]);
    await ask('currency_publish', { currency: 'KRW', on: false });
  });
});

describe('a purchase in the buyer’s currency', () => {
  it.each([
    ['EUR', 'stripe'],
    ['EUR', 'paypal'],
    ['JPY', 'stripe'],
    ['JPY', 'paypal'],
    ['KRW', 'stripe'],
    // Processors take these in whole units alone, the first one in hundredths.
    ['HUF', 'stripe'],
    ['HUF', 'paypal'],
    ['TWD', 'stripe'],
    ['TWD', 'paypal'],
  ] as const)('in %s by %s shows, charges, invoices, refunds and books one amount', async (currency, by) => {
    await sellIn(currency);
    const buyer = shop.buyer();
    const plan = await buyer.plan();
    const asked = (await quoteIn(buyer, plan, currency)).methods[by];
    if (!asked) throw new Error(`no price by ${by}`);
    const total = ofMinor(asked.total_cents, currency);
    const changes = { currency, price: Number(toDecimal(total)) };
    const begun = await (by === 'stripe'
      ? buyer.beginAndPay(plan, changes)
      : buyer.beginAndApprove(plan, 'pat', changes));
    const { body: done } = await begun.complete();
    await shop.settle();
    const order = await buyer.order(done.order);
    expect([order.status, order.amounts]).toEqual(['ready', asked]);
    const details = await buyer.get<{ esim: { paid: unknown; price_paid: number } }>(
      `/api/esims/${done.esim_id}`,
    );
    expect(details.body.esim.paid).toEqual({ minor: asked.total_cents, currency });

    const { charges, paypal_captures: captures } = await shop.world.ledger();
    const ids = Object.values(begun.started) as unknown[];
    const taken = [
      ...charges.filter(({ payment_intent }) => ids.includes(payment_intent)),
      ...captures.filter(({ order: one }) => ids.includes(one)),
    ];
    expect(taken.map((one) => [one.amount, one.currency.toUpperCase()])).toEqual([
      [asked.total_cents, currency],
    ]);
    const [mail] = await shop.world.mailbox(buyer.email);
    if (!mail) throw new Error('no receipt');
    expect(mail.text).toContain(`Total paid: ${formatMoney(total)}`);
    const invoice = await readPdf(await shop.world.attachment(mail, `invoice_${done.esim_id}.pdf`));
    expect(invoice.text).toContain(formatMoney(total).replace('\u00A0', ' '));

    const part = Math.floor(asked.total_cents / 3 / CURRENCIES[currency].step) * CURRENCIES[currency].step;
    const { number } = order;
    await ask('refund_part', { order: number, cents: part, kind: 'part', reason: 'a test' });
    await shop.settle();
    await ask('refund', { order: number, reason: 'a test' });
    await shop.settle();
    const back = (await shop.world.ledger()).refunds.filter(({ payment_intent: of }) => ids.includes(of));
    const inOrder = (amounts: number[]) => amounts.toSorted((a, b) => a - b);
    const parts = inOrder([part, asked.total_cents - part]);
    expect(inOrder(back.map(({ amount }) => amount))).toEqual(parts);
    expect(back.map((one) => one.currency.toUpperCase())).toEqual([currency, currency]);
    const { invoices: documents } = await ask('invoices', { search: number });
    const ofKind = (kind: string) =>
      documents.filter((one) => one.kind === kind).map(({ total: sum }) => sum);
    expect(ofKind('invoice').map((sum) => sum?.cents)).toEqual([asked.total_cents]);
    expect(inOrder(ofKind('credit_note').map((sum) => sum?.cents ?? 0))).toEqual(parts);
    expect(new Set(documents.map(({ total: sum }) => sum?.currency))).toEqual(new Set([currency]));
    expect((await buyer.order(done.order)).refunds_in_part.map(({ amount }) => amount)).toEqual([
      { minor: part, currency },
    ]);
    shop.passSeconds(3601);
    await shop.handlers['fees.read']({});
    const journal = await ask('journal', { order: number });
    expect(
      [...journal.sums, ...journal.entries.flatMap(({ sums }) => sums)].every(({ cents }) => cents === 0),
    ).toBe(true);
    if (by === 'stripe') expect(journal.entries.map(({ kind }) => kind)).toContain('exchange');
  });

  it('is charged to a saved card that paid dollars before, also for a top-up', async () => {
    await sellIn('JPY');
    const mia = await cardHolder(shop);
    const { bundle_name, country_code } = await buyAgainRequest(mia, 'TH');
    const asked = { bundle_name, country_code, currency: 'JPY' } as const;
    const { quote } = (await mia.post<{ quote: Quote }>('/api/quote', asked)).body;
    const yen = quote.methods.stripe.total_cents;
    const inYen = { ...asked, price: yen };
    const first = await sendBuyAgain(mia, inYen);
    expect([first.status, first.body.status]).toEqual([200, 'ready']);
    const again = { ...inYen, top_up_esim_id: first.body.esim_id };
    expect((await sendBuyAgain(mia, again)).body).toMatchObject({ status: 'ready', iccid: first.body.iccid });
    await shop.settle();
    const { charges } = await world(shop, mia, inYen);
    expect(charges.map(({ amount, currency }) => [amount, currency])).toEqual([
      [yen, 'jpy'],
      [yen, 'jpy'],
    ]);
    // The same number of dollars is another price.
    const inDollars = { ...inYen, currency: 'USD' as const, attempt_id: crypto.randomUUID() };
    expect((await sendBuyAgain(mia, inDollars)).status).toBe(409);
  });

  it('cannot be paid by a method that does not take it, and the quote says so', async () => {
    await sellIn('KRW');
    const buyer = shop.buyer();
    const plan = await buyer.plan();
    const { methods, not_in_currency: others } = await quoteIn(buyer, plan, 'KRW');
    expect([methods.paypal, others]).toEqual([null, ['paypal']]);
    const price = methods.stripe.total_cents;
    const request = await buyer.request(plan, { currency: 'KRW', price, payment_method: 'paypal' });
    const refused = await buyer.startPaypal(request);
    expect(refused.status).toBe(409);
  });
});
