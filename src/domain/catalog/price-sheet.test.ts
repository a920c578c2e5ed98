import { expect, it } from 'vitest';

import { amountAt, atPlace, atPlan, perUnits, type PriceSheet } from './price-sheet.ts';

const ODD = 'a/b c:d;e*f';
const table: PriceSheet = {
  currency: 'EUR',
  step: 1,
  menus: [`${encodeURIComponent(ODD)}/week_ `, 'week_ '],
  places: { JP: [0, [449, 1_299]], 'US-HI': [1, [700]] },
  fee: [440, 27],
  days: { JP: 299 },
};

it.each([
  [atPlan('price', 'JP', ODD), 449],
  [atPlan('total', 'JP', ODD), 449 + 20 + 27],
  [atPlan('total', 'JP', 'week_JP'), 1_299 + 57 + 27],
  // One purchase has one fee.
  [`${atPlan('total', 'JP', ODD)}+${atPlan('total', 'JP', 'week_JP')}`, 1_748 + 77 + 27],
  [`${atPlan('total', 'JP', ODD)}+${atPlan('total', 'JP', 'gone')}`, undefined],
  [atPlan('price', 'US-HI', 'week_US-HI'), 700],
  [perUnits(atPlan('price', 'JP', 'week_JP'), 7_000), 186],
  [perUnits(atPlan('price', 'JP', 'week_JP'), 500), 2_598],
  [atPlace('least', 'JP'), 449],
  [atPlace('most', 'JP'), 1_299],
  [atPlace('day', 'JP'), 299],
  [atPlace('day', 'US-HI'), undefined],
  [atPlace('least', 'XX'), undefined],
  [atPlan('price', 'JP', 'gone'), undefined],
])('finds at %s the amount %s', (at, amount) => {
  expect(amountAt(table, at)).toBe(amount);
  expect(at).not.toContain(' ');
});

it('divides into whole units where nothing smaller is charged', () => {
  const forints: PriceSheet = { ...table, currency: 'HUF', step: 100, places: { JP: [1, [411_300]] } };
  expect(amountAt(forints, perUnits(atPlan('price', 'JP', 'week_JP'), 7_000))).toBe(58_800);
});
