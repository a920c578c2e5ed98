import { expect, it } from 'vitest';

import { usualCurrency } from './usual-currency.ts';

it.each([
  ['en-GB', 'GBP'],
  ['de-CH', 'CHF'],
  ['de', 'EUR'],
  // Since 2026.
  ['bg', 'EUR'],
  ['zh-TW', 'TWD'],
  ['zh-Hant-HK', 'HKD'],
  ['en', 'USD'],
  ['fr-CA', 'CAD'],
  ['vi', null],
  ['not a language', null],
])('guesses from %s the currency %s', (tag, currency) => {
  expect(usualCurrency(tag)).toBe(currency);
});
