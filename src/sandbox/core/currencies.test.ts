import { expect, test } from 'vitest';

import { decimal, shownAmount } from './currencies.ts';

test.each([
  ['usd', 1234, '12.34', '$12.34'],
  ['USD', 99_999_999, '999999.99', '$999,999.99'],
  ['EUR', 5, '0.05', '€0.05'],
  ['CHF', 1250, '12.50', 'CHF\u00a012.50'],
  ['JPY', 1500, '1500', '¥1,500'],
  ['krw', 13_900, '13900', '₩13,900'],
  ['HUF', 490_000, '4900', 'HUF\u00a04,900'],
  ['TWD', 32_000, '320', 'NT$320'],
])('%s %i is %s in figures and %s on a page', (currency, amount, figures, shown) => {
  expect([decimal(amount, currency), shownAmount(amount, currency)]).toEqual([figures, shown]);
});
