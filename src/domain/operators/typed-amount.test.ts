import { expect, it } from 'vitest';

import { CURRENCY_CODES } from '../currencies.ts';
import { exampleAmount, typedAmount } from './typed-amount.ts';

it.each([
  ['4.50', 'USD', 450],
  ['$4.50', 'USD', 450],
  ['4,50 €', 'EUR', 450],
  ['¥450', 'JPY', 450],
  ['4.50', 'JPY', null],
  ['450', 'HUF', 45_000],
  ['4,50', 'HUF', null],
  ['1.5', 'TWD', null],
  ['0', 'USD', null],
  ['-1', 'USD', null],
  ['1,000.50', 'USD', null],
  ['1,000', 'JPY', null],
  ['1.000', 'USD', null],
  ['', 'USD', null],
])('%j in %s is %s', (text, currency, amount) => {
  expect(typedAmount(text, currency)?.amount ?? null).toBe(amount);
});

it('the example is an amount of each currency', () => {
  for (const currency of CURRENCY_CODES)
    expect(typedAmount(exampleAmount(currency), currency)).not.toBeNull();
});
