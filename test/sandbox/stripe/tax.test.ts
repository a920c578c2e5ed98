import { expect, it, test } from 'vitest';

import { errorOf, useStripe } from './setting.ts';

const { setting, stripe } = useStripe();

const calculate = (country: string, more: { override?: 'reverse_charge'; tax_date?: number } = {}) =>
  stripe.tax.calculations.create({
    currency: 'eur',
    line_items: [{ amount: 11_900, reference: 'plan', tax_behavior: 'inclusive' }],
    customer_details: {
      address: { country },
      address_source: 'billing',
      taxability_override: more.override ?? 'none',
    },
    ...(more.tax_date !== undefined && { tax_date: more.tax_date }),
  });
const record = (calculation: string | null, reference: string) =>
  stripe.tax.transactions.createFromCalculation({ calculation: calculation ?? '', reference });
const reverse = (transaction: string, reference: string, amount: number) =>
  stripe.tax.transactions.createReversal({
    mode: 'partial',
    original_transaction: transaction,
    reference,
    flat_amount: amount,
  });

test('a calculation has the tax in its amount, where the account is registered', async () => {
  expect(await calculate('DE')).toMatchObject({
    object: 'tax.calculation',
    amount_total: 11_900,
    tax_amount_inclusive: 1900,
    tax_amount_exclusive: 0,
    tax_breakdown: [
      {
        amount: 1900,
        inclusive: true,
        tax_rate_details: { country: 'DE', percentage_decimal: '19.0', tax_type: 'vat' },
        taxability_reason: 'standard_rated',
        taxable_amount: 10_000,
      },
    ],
  });
  const nothing = { tax_amount_inclusive: 0, tax_breakdown: [{ amount: 0 }] };
  expect(await calculate('JP')).toMatchObject(nothing);
  expect((await calculate('JP')).tax_breakdown[0]?.taxability_reason).toBe('not_collecting');
  const owed = await calculate('DE', { override: 'reverse_charge' });
  expect(owed).toMatchObject(nothing);
  expect(owed.tax_breakdown[0]?.taxability_reason).toBe('reverse_charge');
});

it('refuses a country that does not say the tax, and a day too far away', async () => {
  expect(await errorOf(calculate('US'))).toMatchObject({
    statusCode: 400,
    code: 'customer_tax_location_invalid',
  });
  const now = Math.floor(Date.now() / 1000);
  expect(await errorOf(calculate('DE', { tax_date: now - 32 * 86_400 }))).toMatchObject({
    param: 'tax_date',
  });
  expect(await calculate('DE', { tax_date: now - 30 * 86_400 })).toMatchObject({
    tax_date: now - 30 * 86_400,
  });
});

test('a sale is recorded once, and given back in parts up to all of it', async () => {
  const { id } = await calculate('DE');
  const sale = await record(id, 'INV-1');
  expect(sale).toMatchObject({ object: 'tax.transaction', type: 'transaction', reference: 'INV-1' });
  expect(await errorOf(record(id, 'INV-1'))).toMatchObject({ statusCode: 400, param: 'reference' });
  expect(await errorOf(record('taxcalc_none', 'INV-2'))).toMatchObject({ statusCode: 404 });

  expect(await errorOf(reverse(sale.id, 'CN-1', 100))).toMatchObject({ param: 'flat_amount' });
  const part = await reverse(sale.id, 'CN-1', -119);
  expect(part).toMatchObject({ type: 'reversal', reversal: { original_transaction: sale.id } });
  expect(await errorOf(reverse(sale.id, 'CN-2', -11_782))).toMatchObject({ param: 'flat_amount' });
  expect(await errorOf(reverse(part.id, 'CN-2', -1))).toMatchObject({ param: 'original_transaction' });
  await reverse(sale.id, 'CN-2', -11_781);
  expect(await stripe.tax.transactions.retrieve(part.id)).toMatchObject({ id: part.id });
  const answer = await fetch(`${setting.sandbox.origins.control}/control/ledger`);
  const { tax } = (await answer.json()) as { tax: { tax: number }[] };
  expect(tax.map((one) => one.tax)).toEqual([1900, -19, -1881]);
});

test('a calculation expires after 90 days', async () => {
  const { id } = await calculate('FR');
  await setting.pull('clock', { advance_seconds: 91 * 86_400 });
  expect(await errorOf(record(id, 'INV-3'))).toMatchObject({ statusCode: 400, param: 'calculation' });
});
