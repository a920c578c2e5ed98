import { beforeAll, describe, expect, it } from 'vitest';

import { ofMinor, toDecimal } from '../../../../src/domain/money.ts';
import { boundsOf, quarterBefore, quarterOf, rateDayOf } from '../../../../src/domain/tax/quarter.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { ExportName } from '../../../../src/server/admin/exports.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import type { Purchase } from '../../../../src/server/purchase/tables.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { exportRows } from '../../../support/console/export-rows.ts';
import { operator } from '../../../support/console/operator.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { TAX: 'table', TAX_HOME: 'FR', SIM_COUNTRIES: 'esim-go GB' } });
const call = () => ({ deps: shop.deps, by: atCommandLine('test') });
const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb(call(), name, input);

const rowsOf = (name: ExportName, input: object = {}) => exportRows(call(), name, input);

/** What each purchase cost, in minor units. */
const totals = new Map<string, number>();

/** Buys a plan for Japan in a currency with a card of a country. */
async function sell(card: string, currency: 'USD' | 'JPY' | 'EUR' = 'USD'): Promise<Purchase> {
  const buyer = shop.buyer();
  const { bundle_name, country_code } = await buyer.plan('JP', ({ isUnlimited }) => !isUnlimited);
  const asked = await buyer.post<{ quote: { methods: { stripe: { total_cents: number } } } }>('/api/quote', {
    bundle_name,
    country_code,
    currency,
  });
  const total = asked.body.quote.methods.stripe.total_cents;
  const price = Number(toDecimal(ofMinor(total, currency)));
  const plan = await buyer.plan('JP', ({ isUnlimited }) => !isUnlimited);
  const begun = await buyer.beginAndPay(plan, { currency, price }, card);
  await begun.complete();
  await shop.drain();
  const purchase = await shop.purchaseOf(begun);
  totals.set(purchase.id, total);
  return purchase;
}

const sold = {} as Record<'german' | 'french' | 'hungarian' | 'american', Purchase>;
beforeAll(async () => {
  await shop.handlers['rates.read']({});
  for (const currency of ['EUR', 'JPY'] as const) await ask('currency_publish', { currency, on: true });
  sold.german = await sell('pm_card_de');
  sold.french = await sell('pm_card_fr', 'JPY');
  sold.hungarian = await sell('pm_card_hu', 'EUR');
  sold.american = await sell('pm_card_visa');
});

describe('an order', () => {
  it('shows where it was taxed, by which facts, and the parts of its price', async () => {
    const { tax, payments } = await ask('order', { order: sold.german.id });
    expect(tax).toMatchObject({
      facts: { card: 'DE', address: null, network: null, sim: 'GB', sim_expected: 'GB' },
      decided: { territory: 'DE', kind: 'consumer', rate_bp: 1900, rule: 'buyer', doubt: null },
      amounts: { national: { currency: 'EUR' } },
    });
    const total = payments[0]?.amount.cents ?? 0;
    expect(tax?.amounts?.tax.cents).toBe(Math.round((total * 19) / 119));
    expect((tax?.amounts?.net.cents ?? 0) + (tax?.amounts?.tax.cents ?? 0)).toBe(total);
    const { text } = await runCommand(shop.deps, ['order', sold.german.id]);
    expect(text).toContain(
      `DE at 19%, consumer; ${tax?.amounts?.net.text} net, ${tax?.amounts?.tax.text} tax`,
    );
  });

  it('has no tax outside, and none is decided before the eSIM is handed over', async () => {
    const { tax } = await ask('order', { order: sold.american.id });
    expect(tax).toMatchObject({
      decided: { territory: 'US', kind: 'outside', rate_bp: 0 },
      amounts: { tax: { cents: 0 } },
    });
    const begun = await shop.buyer().begin();
    const { id } = await shop.purchaseOf(begun);
    expect((await ask('order', { order: id })).tax).toMatchObject({
      facts: { card: null, sim_expected: 'GB' },
      decided: null,
      amounts: null,
    });
  });
});

it('the export of invoices has net, rate, country and tax, also in the dollars of the books', async () => {
  await ask('refund_part', { order: sold.french.id, kind: 'part', cents: 100, reason: 'a test' });
  await shop.settle();
  const rows = await rowsOf('invoices');
  const orders = await rowsOf('orders');
  const of = (purchase: Purchase, kind = 'invoice') =>
    rows.find((row) => row['order_id'] === purchase.id && row['kind'] === kind) ?? {};
  expect(of(sold.german)).toMatchObject({
    rate: '19',
    tax_country: 'DE',
    tax_kind: 'consumer',
    currency: 'USD',
  });
  expect(of(sold.french)).toMatchObject({
    rate: '20',
    tax_country: 'FR',
    tax_kind: 'consumer',
    currency: 'JPY',
  });
  expect(of(sold.american)).toMatchObject({ rate: '0', tax_country: 'US', tax: '0.00', tax_kind: 'outside' });
  expect(of(sold.french, 'credit_note')).toMatchObject({ total: '100', net: '83', tax: '17', rate: '20' });
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    const cents = (name: string) => Math.round(Number(row[name]) * 100);
    expect(cents('net') + cents('tax')).toBe(cents('total'));
    expect(cents('net_usd') + cents('tax_usd')).toBe(cents('total_usd'));
  }
  for (const purchase of Object.values(sold)) {
    const paid = orders.find(({ id }) => id === purchase.id)?.['paid_usd'];
    expect(of(purchase)['total_usd']).toBe(paid);
  }
});

describe('a return to the one-stop shop', () => {
  let [quarter, next] = ['', ''];
  beforeAll(() => {
    quarter = quarterOf(shop.deps.now().toISOString());
    next = quarterOf(boundsOf(quarter).to.toISOString());
  });
  /** Lets time pass until noon of a day, unless it has. */
  const passTo = (day: string) =>
    shop.pass(Math.max(0, (Date.parse(`${day}T12:00:00Z`) - shop.deps.now().getTime()) / 1000));
  const own = (lines: OutputOf<'oss_return'>['lines']) =>
    lines.map(({ section, period, territory, amounts }) => [
      section,
      period,
      territory,
      amounts.map(({ net, tax, documents }) => [net.currency, net.cents + tax.cents, documents]),
    ]);
  const paid = ({ id }: Purchase) => totals.get(id) ?? 0;

  it('has the sales of the quarter that runs, in their currencies, and no euros before its last day', async () => {
    expect((await ask('oss_return', {})).quarter).toBe(quarterBefore(quarter));
    expect((await ask('oss_return', {})).lines).toEqual([]);
    const { lines, rates, vat, home } = await ask('oss_return', { quarter });
    expect(home).toBe('FR');
    expect(own(lines)).toEqual([
      ['supplies', quarter, 'DE', [['USD', paid(sold.german), 1]]],
      ['supplies', quarter, 'HU', [['EUR', paid(sold.hungarian), 1]]],
      ['domestic', quarter, 'FR', [['JPY', paid(sold.french) - 100, 2]]],
      ['untaxed', quarter, 'US', [['USD', paid(sold.american), 1]]],
    ]);
    expect(vat).toBeNull();
    expect(rates.map(({ currency, per_euro, is_to_come }) => [currency, per_euro, is_to_come])).toEqual([
      ['JPY', null, true],
      ['USD', null, true],
    ]);
    expect(lines.map(({ euros }) => euros === null)).toEqual([true, false, true, true]);
  });

  it('is in euros by the rates of the bank’s last day of the quarter', async () => {
    await passTo(rateDayOf(quarter));
    await shop.handlers['rates.read']({});
    const { lines, rates, vat } = await ask('oss_return', { quarter });
    // A euro is $1.16 in the sandbox.
    expect(rates.find(({ currency }) => currency === 'USD')).toMatchObject({
      day: rateDayOf(quarter),
      per_euro: 1.16,
    });
    const [german, hungarian] = lines;
    const dollars = german?.amounts[0]?.tax.cents ?? 0;
    expect(german?.euros?.tax).toMatchObject({ cents: Math.round(dollars / 1.16), currency: 'EUR' });
    expect(vat?.cents).toBe((german?.euros?.tax.cents ?? 0) + (hungarian?.euros?.tax.cents ?? 0));
  });

  it('of the next quarter corrects what was given back since, by the rates of the quarter that it was sold in', async () => {
    await passTo(boundsOf(next).from.toISOString().slice(0, 10));
    await ask('refund_part', { order: sold.german.id, kind: 'part', cents: 119, reason: 'a test' });
    await ask('refund_part', { order: sold.french.id, kind: 'part', cents: 50, reason: 'a test' });
    await shop.settle();
    expect((await ask('oss_return', {})).quarter).toBe(quarter);
    const { lines, vat } = await ask('oss_return', { quarter: next });
    expect(own(lines)).toEqual([
      ['corrections', quarter, 'DE', [['USD', -119, 1]]],
      ['domestic', quarter, 'FR', [['JPY', -50, 1]]],
    ]);
    expect(lines[0]?.euros).toMatchObject({ net: { cents: -86 }, tax: { cents: -16 } });
    expect(vat?.cents).toBe(-16);
    // The quarter before is as it was declared.
    expect((await ask('oss_return', { quarter })).lines).toHaveLength(4);
  });

  it('does not guess a rate that nobody read', async () => {
    const buyer = await sell('pm_card_de');
    await passTo(
      boundsOf(quarterOf(boundsOf(next).to.toISOString()))
        .from.toISOString()
        .slice(0, 10),
    );
    const { lines, rates, vat } = await ask('oss_return', { quarter: next });
    expect(own(lines)[0]).toEqual(['supplies', next, 'DE', [['USD', paid(buyer), 1]]]);
    expect([lines[0]?.euros, vat]).toEqual([null, null]);
    expect(rates.find(({ day }) => day === rateDayOf(next))).toMatchObject({
      per_euro: null,
      is_to_come: false,
    });
  });

  it('re-adds to its documents and to the invoices, in both files', async () => {
    const invoices = await rowsOf('invoices');
    const listed: string[] = [];
    for (const one of [quarter, next]) {
      const summed = await rowsOf('oss_return', { quarter: one });
      const documents = await rowsOf('oss_documents', { quarter: one });
      listed.push(...documents.map((row) => row['number'] ?? ''));
      for (const line of summed) {
        const mine = documents.filter((row) =>
          ['section', 'period', 'country', 'rate', 'currency'].every((name) => row[name] === line[name]),
        );
        const sum = (name: string) => mine.reduce((all, row) => all + Math.round(Number(row[name]) * 100), 0);
        expect(String(mine.length)).toBe(line['documents']);
        for (const name of ['net', 'tax']) expect(sum(name)).toBe(Math.round(Number(line[name]) * 100));
        expect(sum('net') + sum('tax')).toBe(sum('total'));
      }
      const counted = summed.reduce((all, line) => all + Number(line['documents']), 0);
      expect(counted).toBe(documents.length);
    }
    expect(new Set(listed)).toEqual(new Set(invoices.map((row) => row['number'])));
    expect(listed).toHaveLength(invoices.length);
    const { acts } = await ask('audit', { limit: 2 });
    expect(acts.map(({ what }) => what)).toEqual(['oss documents exported', 'oss return exported']);
  });

  it('is hidden from roles not responsible for money', async () => {
    const support = await operator(shop, 'support');
    expect((await support.ask('oss_return')).body.reason).toBe('not_your_role');
    expect((await support.browser.get('/api/operate/oss_documents.csv')).status).toBe(403);
    const finance = await operator(shop, 'finance');
    const file = await finance.browser.ask(`/api/operate/oss_return.csv?quarter=${quarter}`);
    expect(await file.text()).toMatch(/^quarter,section,period,country,rate,currency/);
    expect((await finance.ask('oss_return', { quarter: '2026-Q5' })).status).toBe(400);
  });
});
