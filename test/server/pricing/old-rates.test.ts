import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { checkRates } from '../../../src/server/pricing/rates-check.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);

const today = () => shop.deps.now().toISOString().slice(0, 10);

/** The only rate of the euro is so many days old. */
async function age(days: number): Promise<void> {
  await shop.deps.db.db.execute(sql`delete from exchange_rate where currency = 'EUR'`);
  await shop.deps.db.db.execute(sql`insert into exchange_rate (currency, of_day, source, per_base)
    values ('EUR', ${today()}::date - ${days}::int, 'ecb', 0.862)`);
}

const euro = async () => (await ask('currencies', {})).currencies.find(({ currency }) => currency === 'EUR');
const rateAlerts = async () => (await openAlerts(shop)).filter((kind) => kind === 'rate_old');
const examined = () => checkRates(shop.deps.db.db, shop.deps.now());

beforeEach(async () => {
  await shop.handlers['rates.read']({});
  await ask('currency_publish', { currency: 'EUR', on: true });
});

it.each([
  [0, 'on', 'green'],
  [4, 'on', 'green'],
  [5, 'late', 'amber'],
  [10, 'late', 'amber'],
  [11, 'paused', 'red'],
])('a rate of %d days ago makes the currency %s, and the doctor says so', async (days, state, light) => {
  await age(days);
  expect((await euro())?.state).toBe(state);
  const { light: shown, found } = await examined();
  expect(shown).toBe(light);
  expect(found.includes('EUR')).toBe(light !== 'green');
  expect(await rateAlerts()).toEqual(light === 'green' ? [] : ['rate_old']);
});

it.each([
  [10, 'EUR'],
  [11, 'USD'],
])('by a rate of %d days ago a buyer is quoted in %s', async (days, currency) => {
  await age(days);
  // The bank does not answer, so no newer rate comes.
  await shop.world.fault({ party: 'ecb', effect: 'status', status: 503 });
  await expect(shop.handlers['rates.read']({})).rejects.toThrow('status 503');
  await shop.world.clearFaults();
  const buyer = shop.buyer();
  const { bundle_name, country_code } = await buyer.plan();
  const asked = { bundle_name, country_code, currency: 'EUR' };
  await shop.deps.catalog.refresh();
  const { quote } = (await buyer.post<{ quote: Quote }>('/api/quote', asked)).body;
  expect(quote.methods.stripe.currency).toBe(currency);
});

it('the case shows the rate and what the bank answers, and its act reads the file again', async () => {
  await age(5);
  await openAlerts(shop);
  const [listed] = (await ask('cases', { kind: 'rate_old', state: 'open' })).cases;
  expect(listed?.words).toContain('older than 4 days: EUR');
  const found = await ask('case', { case: listed?.id ?? '' });
  expect(found.ours).toEqual([{ name: 'EUR', value: expect.stringMatching(/^0\.\d+, of \d{4}-\d\d-\d\d$/) }]);
  expect(found.theirs).toMatchObject([{ provider: 'European Central Bank', failed: null }]);
  expect(await ask('case_act', { case: found.id })).toMatchObject({ state: 'over' });
  expect((await euro())?.state).toBe('on');
});

it('says why the file cannot be read, and keeps the case', async () => {
  await age(5);
  await openAlerts(shop);
  const [listed] = (await ask('cases', { kind: 'rate_old', state: 'open' })).cases;
  await shop.world.fault({ party: 'ecb', effect: 'status', status: 503, times: 2 });
  const found = await ask('case', { case: listed?.id ?? '' });
  expect(found.theirs[0]?.failed).toBe('The exchange rates were not sent: status 503.');
  expect(await ask('case_act', { case: found.id })).toMatchObject({ state: 'open' });
  await shop.world.clearFaults();
});

it('a currency that is off needs no rate', async () => {
  await ask('currency_publish', { currency: 'EUR', on: false });
  await age(30);
  expect((await euro())?.state).toBe('off');
  expect(await rateAlerts()).toEqual([]);
  expect((await examined()).light).toBe('green');
});

it('a currency that is fixed to the dollar needs no bank', async () => {
  await shop.deps.db.db.execute(sql`delete from exchange_rate where currency = 'AED'`);
  await shop.world.fault({ party: 'ecb', effect: 'status', status: 503 });
  await expect(shop.handlers['rates.read']({})).rejects.toThrow('status 503');
  const dirham = (await ask('currencies', {})).currencies.find(({ currency }) => currency === 'AED');
  expect(dirham?.rate).toMatchObject({ per_base: 3.6725, source: 'peg', age: 0 });
});

it('takes no rate that jumped until an operator has entered it, and takes all others', async () => {
  const rates = async () => {
    const { currencies } = await ask('currencies', {});
    return ['JPY', 'CHF'].map((code) => currencies.find(({ currency }) => currency === code)?.rate?.per_base);
  };
  const [yen, franc] = await rates();
  await shop.world.control('rates', { JPY: 17.6, CHF: 0.95 });
  await expect(shop.handlers['rates.read']({})).rejects.toThrow(
    'by more than a quarter and were not taken: JPY.',
  );
  expect(await rates()).toEqual([yen, expect.closeTo(0.95 / 1.16, 4)]);
  expect(franc).not.toBeCloseTo(0.95 / 1.16, 4);
  // Nothing is sold in it, so that a wrong rate would only show on the day on which something is.
  const entered = { currency: 'JPY', per_base: 15.2, reason: 'The yen is a new yen' } as const;
  const refused = await ask('rate_enter', entered).catch((error: unknown) => error);
  expect(refused).toMatchObject({ reason: 'unconfirmed_prices' });
  expect((await rates())[0]).toBe(yen);
  const { count } = (refused as { facts: { count: number } }).facts;
  await ask('rate_enter', { ...entered, confirm: count });
  await shop.handlers['rates.read']({});
  expect((await rates())[0]).toBe(15.2);
});
