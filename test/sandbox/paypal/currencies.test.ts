import { describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { issueOf, openPaypal, orderCalls } from './setting.ts';

const setting = useOpened(openPaypal);
const { create } = orderCalls(setting);

const of = (currency_code: string, value: string) => ({ amount: { currency_code, value } });
const refund = (id: string, amount?: object) =>
  setting.call('POST', `/v2/payments/captures/${id}/refund`, amount && { amount });

test.each('AUD CAD CHF CZK DKK EUR GBP HKD ILS MXN NOK NZD PLN SEK SGD THB USD'.split(' '))(
  'a payment in %s has two decimals, in which values come back',
  async (currency) => {
    const made = await create(of(currency, '123.5'));
    expect([made.status, made.body.purchase_units[0].amount]).toEqual([
      201,
      { currency_code: currency, value: '123.50' },
    ]);
    expect(issueOf(await create(of(currency, '123.505')))).toBe('DECIMAL_PRECISION');
  },
);

describe.each(['HUF', 'JPY', 'TWD'])('a payment in %s', (currency) => {
  test('has no decimals, not even noughts', async () => {
    const made = await create(of(currency, '1500'));
    expect(made.body.purchase_units[0].amount).toEqual({ currency_code: currency, value: '1500' });
    for (const value of ['1500.5', '1500.00']) {
      const refused = await create(of(currency, value));
      expect([refused.status, issueOf(refused)]).toEqual([422, 'DECIMALS_NOT_SUPPORTED']);
      expect(refused.body.details[0]).toMatchObject({
        field: "/purchase_units/@reference_id=='default'/amount/value",
        value,
      });
    }
  });

  test('is refunded in whole ones, in parts and to the end', async () => {
    const { id } = await setting.paid('pat', of(currency, '1500'));
    expect(issueOf(await refund(id, { currency_code: currency, value: '500.00' }))).toBe(
      'DECIMALS_NOT_SUPPORTED',
    );
    const part = await refund(id, { currency_code: currency, value: '500' });
    expect(part.body.amount).toEqual({ currency_code: currency, value: '500' });
    const rest = await refund(id);
    expect(rest.body).toMatchObject({
      amount: { currency_code: currency, value: '1000' },
      seller_payable_breakdown: { total_refunded_amount: { currency_code: currency, value: '1500' } },
    });
    expect(issueOf(await refund(id))).toBe('CAPTURE_FULLY_REFUNDED');
  });
});

test.each('KRW TRY AED INR ZAR BRL'.split(' '))('%s is refused, and its script too', async (currency) => {
  const refused = await create(of(currency, '100'));
  expect([refused.status, issueOf(refused)]).toEqual([422, 'CURRENCY_NOT_SUPPORTED']);
  expect(refused.body.details[0]).toMatchObject({
    field: "/purchase_units/@reference_id=='default'/amount/currency_code",
    value: currency,
  });
  const script = await fetch(
    `${setting.sandbox.origins.paypal}/sdk/js?client-id=sandbox&currency=${currency}&intent=capture`,
  );
  expect([script.status, await script.text()]).toEqual([
    400,
    `throw new Error("SDK Validation error: 'Invalid query value for currency: ${currency}'");\n`,
  ]);
});

test('an order has one currency', async () => {
  const breakdown = { item_total: { currency_code: 'USD', value: '10.00' } };
  const refused = await create({ amount: { currency_code: 'EUR', value: '10.00', breakdown } });
  expect([refused.status, issueOf(refused)]).toEqual([422, 'MULTI_CURRENCY_ORDER']);
});

test.each([
  ['USD', '10.50', '0.86', '9.64'],
  ['EUR', '10.50', '0.76', '9.74'],
  ['JPY', '1500', '101', '1399'],
  ['HUF', '4900', '320', '4580'],
])('a capture in %s is received in it', async (currency, gross, fee, net) => {
  const { id } = await setting.paid('pat', of(currency, gross));
  const { body } = await setting.call('GET', `/v2/payments/captures/${id}`);
  const money = (value: string) => ({ currency_code: currency, value });
  expect(body.seller_receivable_breakdown).toEqual({
    gross_amount: money(gross),
    paypal_fee: money(fee),
    net_amount: money(net),
  });
});

test('a refund in another currency than its capture’s is refused', async () => {
  const { id } = await setting.paid('pat', of('JPY', '1500'));
  const wrong = await refund(id, { currency_code: 'USD', value: '10.00' });
  expect([wrong.status, issueOf(wrong)]).toEqual([422, 'REFUND_CAPTURE_CURRENCY_MISMATCH']);
});

test('the window shows the amount without decimals where there are none', async () => {
  const order = await setting.order(of('JPY', '1500'));
  const page = await (await fetch(`${setting.sandbox.origins.paypal}/checkoutnow?token=${order}`)).text();
  expect(page).toContain('<p class="amount">¥1,500 <small>JPY</small></p>');
});

test('the ledger counts in the currency’s smallest unit, as the card processor does', async () => {
  const yen = await setting.paid('pat', of('JPY', '1500'));
  const forints = await setting.paid('pat', of('HUF', '4900'));
  await refund(forints.id, { currency_code: 'HUF', value: '900' });
  const { paypal_captures: captures, refunds } = await setting.ledger();
  expect(captures).toContainEqual(expect.objectContaining({ id: yen.id, amount: 1500, currency: 'JPY' }));
  expect(captures).toContainEqual(
    expect.objectContaining({ id: forints.id, amount: 490_000, currency: 'HUF', refunded: 90_000 }),
  );
  expect(refunds).toContainEqual(
    expect.objectContaining({ charge: forints.id, amount: 90_000, currency: 'huf' }),
  );
});
