import { beforeAll, describe, expect, it } from 'vitest';

import { ofMinor, toDecimal } from '../../../../src/domain/money.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { csvOf, type ExportName } from '../../../../src/server/admin/exports.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import type { Purchase } from '../../../../src/server/purchase/tables.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { TAX: 'table', TAX_HOME: 'IE', SIM_COUNTRIES: 'esim-go GB' } });
const call = () => ({ deps: shop.deps, by: atCommandLine('test') });
const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb(call(), name, input);

/** An export's rows by the names of its columns. */
async function rowsOf(name: ExportName, input: object = {}): Promise<Record<string, string>[]> {
  let text = '';
  for await (const line of csvOf(call(), name, input)) text += line;
  const [head = [], ...rows] = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ''])));
}

/** Buys a plan for Japan in a currency with a card of a country. */
async function sell(card: string, currency: 'USD' | 'JPY' | 'EUR' = 'USD'): Promise<Purchase> {
  const buyer = shop.buyer();
  const { bundle_name, country_code } = await buyer.plan('JP', ({ isUnlimited }) => !isUnlimited);
  const asked = await buyer.post<{ quote: { methods: { stripe: { total_cents: number } } } }>('/api/quote', {
    bundle_name,
    country_code,
    currency,
  });
  const price = Number(toDecimal(ofMinor(asked.body.quote.methods.stripe.total_cents, currency)));
  const plan = await buyer.plan('JP', ({ isUnlimited }) => !isUnlimited);
  const begun = await buyer.beginAndPay(plan, { currency, price }, card);
  await begun.complete();
  await shop.drain();
  return shop.purchaseOf(begun);
}

const sold = {} as Record<'german' | 'french' | 'american', Purchase>;
beforeAll(async () => {
  await shop.handlers['rates.read']({});
  for (const currency of ['EUR', 'JPY'] as const) await ask('currency_publish', { currency, on: true });
  sold.german = await sell('pm_card_de');
  sold.french = await sell('pm_card_fr', 'JPY');
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
  expect(rows).toHaveLength(4);
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
