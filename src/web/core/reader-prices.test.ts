import { expect, it } from 'vitest';

import { cardTotalOf, lowestPriceOf, priceOf, startingPriceOf } from '../../domain/catalog/plan.ts';
import { amountAt, type PriceSheet } from '../../domain/catalog/price-sheet.ts';
import { inReadersCurrency } from './reader-prices.ts';

const table: PriceSheet = {
  currency: 'EUR',
  step: 1,
  menus: ['week'],
  places: { JP: [0, [449]], EU: [0, [999]] },
  fee: [440, 11],
  days: { JP: 299 },
};
const read = <T>(sent: T) => inReadersCurrency(table, sent) as T;
const plan = { bundle_name: 'week', country_code: 'JP', finalPrice: 5, card_total: 5.4 };

it('puts the reader’s currency in place of the page’s, wherever a price is listed', () => {
  const dollars = { currency: 'USD' as const, price: 500, card_total: 540 };
  for (const sold of [plan, { ...plan, local: dollars }]) {
    expect(priceOf(read(sold))).toMatchObject({ amount: 449, currency: 'EUR' });
    expect(cardTotalOf(read(sold))).toMatchObject({ amount: 480, currency: 'EUR' });
  }
  expect(startingPriceOf(read({ iso: 'JP', starting_price: 3 }))).toMatchObject({ amount: 299 });
  expect(startingPriceOf(read({ code: 'EU', starting_price: 11 }))).toMatchObject({ amount: 999 });
  expect(lowestPriceOf(read({ iso: 'JP', lowest_price: 5 }))).toMatchObject({ amount: 449 });
  for (const listed of [priceOf(plan), cardTotalOf(plan)])
    expect(read(listed)).toEqual({ ...listed, amount: amountAt(table, listed.at), currency: 'EUR' });
});

it('leaves everything else as it was sent', () => {
  const others = [
    null,
    'week',
    3,
    [1],
    { amount: 500, currency: 'USD' },
    { bundle_name: 'week', country_code: 'JP', price: 5 },
    { iso: 'JP', name: 'Japan' },
    { ...plan, bundle_name: 'gone' },
    { iso: 'FR', starting_price: null },
  ];
  for (const other of others) expect(read(other)).toEqual(other);
});
