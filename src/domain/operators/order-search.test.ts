import { expect, test } from 'vitest';

import { amountIn, dayIn } from './order-search.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

test.each([
  ['2026-11-12', '2026-11-12', ''],
  ['12 nov', '2026-11-12', ''],
  ['12th November', '2026-11-12', ''],
  ['Nov 12', '2026-11-12', ''],
  ['nov 12, 2025', '2025-11-12', ''],
  ['12.11.2026', '2026-11-12', ''],
  // The last one, if it has not come yet this year.
  ['24 dec', '2025-12-24', ''],
  ['20 nov', '2026-11-20', ''],
])('%j is %s', (typed, day, rest) => {
  const from = new Date(`${day}T00:00:00Z`);
  expect(dayIn(typed, NOW)).toEqual({ day: { from, to: new Date(from.getTime() + 86_400_000) }, rest });
});

test.each([
  ['73.07 eur 12 nov', '73.07 eur'],
  ['2026-11-12 Chloé Dubois', 'Chloé Dubois'],
  ['chloe  nov 12  dubois', 'chloe dubois'],
])('%j has other words: %j', (typed, rest) => {
  expect(dayIn(typed, NOW)).toEqual({
    day: { from: new Date('2026-11-11T12:00:00Z'), to: new Date('2026-11-13T12:00:00Z') },
    rest,
  });
});

test.each(['31 nov', '2026-13-01', '30.02.2026', 'nov', '12', '12 november12', 'x2026-11-12', '73.07', ''])(
  '%j has no day',
  (typed) => {
    expect(dayIn(typed, NOW)).toBeNull();
  },
);

const read = (typed: string) => amountIn(typed)?.map(({ currency, minor }) => `${minor} ${currency}`) ?? [];

test.each([
  ['73.07 eur', ['7307 EUR']],
  ['73,07€', ['7307 EUR']],
  ['EUR 73.07', ['7307 EUR']],
  ['€ 73', ['7300 EUR']],
  ['1200 jpy', ['1200 JPY']],
  ['¥1200', ['1200 JPY']],
  ['CA$12.50', ['1250 CAD']],
  // No yen has cents, and no number without decimals or currency is an amount.
  ['12.50 jpy', []],
  ['4242', []],
  ['73.070', []],
  ['€73€', []],
  ['73.07 abc', []],
  ['Dubois 3.50', []],
  ['', []],
])('%j is %j', (typed, amounts) => {
  expect(read(typed)).toEqual(amounts);
});

test('without a currency it may be of any with cents, and a dollar sign is any dollar', () => {
  expect(read('73.07')).toEqual(expect.arrayContaining(['7307 USD', '7307 EUR', '7307 ZAR']));
  expect(read('73.07').some((amount) => amount.endsWith('JPY'))).toBe(false);
  expect(read('$73.07')).toEqual(expect.arrayContaining(['7307 USD', '7307 CAD', '7307 AUD']));
  expect(read('$73.07')).not.toContain('7307 EUR');
});
