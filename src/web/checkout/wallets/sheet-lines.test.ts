import { expect, test } from 'vitest';

import type { Quote } from '../../../domain/checkout/quote-schema.ts';
import type { Currency } from '../../../domain/currencies.ts';
import { sheetLines } from './sheet-lines.ts';

const plan = { country: 'Japan', country_code: 'JP', data_amount: 1000, duration: 7, isUnlimited: false };

const quoteOf = (currency: Currency, total: number, lines?: [price: number, quantity?: number][]) =>
  ({
    lines: lines?.map(([price, quantity]) => ({
      plan,
      price_cents: price,
      ...(quantity !== undefined && { quantity }),
    })),
    methods: { stripe: { price_cents: total, fee_cents: 0, total_cents: total, currency }, paypal: null },
  }) as unknown as Pick<Quote, 'lines' | 'methods'>;

test('a single plan has no lines', () => {
  expect(sheetLines(quoteOf('USD', 500))).toBeUndefined();
});

test.each<[string, Currency, number, [number, number?][]]>([
  ['a fee', 'USD', 1609, [[300], [700], [500]]],
  ['a discount', 'EUR', 1001, [[300], [700], [500]]],
  ['whole units alone', 'HUF', 160_900, [[30_000], [70_000], [50_000]]],
  ['no decimals', 'JPY', 1609, [[300], [700], [500]]],
])('with %s, lines add up to what is paid', (_what, currency, total, prices) => {
  const amounts = sheetLines(quoteOf(currency, total, prices))?.map(({ amount }) => amount) ?? [];
  expect(amounts).toHaveLength(3);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  if (currency === 'HUF') expect(amounts.filter((amount) => amount % 100 !== 0)).toEqual([]);
});

test('a line says what is bought, and how often', () => {
  const [one, three] = sheetLines(quoteOf('USD', 2000, [[500], [1500, 3]])) ?? [];
  expect(one).toEqual({ name: 'Japan, 1.0 GB, 7 days', amount: 500 });
  expect(three).toEqual({ name: '3 × Japan, 1.0 GB, 7 days', amount: 1500 });
});
