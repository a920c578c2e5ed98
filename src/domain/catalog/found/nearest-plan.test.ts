import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import type { SoldPlan } from '../catalog-schema.ts';
import { nearestPlan } from './nearest-plan.ts';

const plan = (bundle_name: string, duration: number, gigabytes: number, finalPrice: number) =>
  ({
    bundle_name,
    duration,
    data_amount: gigabytes === Infinity ? -1 : gigabytes * 1000,
    finalPrice,
  }) as SoldPlan;

const SOLD = [
  plan('1 GB', 7, 1, 2.25),
  plan('2 GB', 15, 2, 3.9),
  plan('5 GB', 30, 5, 8.33),
  plan('20 GB', 30, 20, 25),
  plan('a day', 1, Infinity, 2.94),
  plan('lite', 7, Infinity, 16.6),
  plan('plus', 7, Infinity, 29),
  plan('month', 30, Infinity, 60),
];
const nearest = (days: number, gigabytes: number, price: number) =>
  nearestPlan(SOLD, plan('gone', days, gigabytes, price))?.bundle_name;

it.each([
  ['the same size at another price', [7, 1, 4], '1 GB'],
  ['the days, where the data are the same', [8, Infinity, 17], 'lite'],
  ['the tier, by its price', [7, Infinity, 31], 'plus'],
  ['more data before less', [30, 10, 15], '20 GB'],
  ['more days before fewer', [10, 2, 3.9], '2 GB'],
  ['a plan with an end for one that had one, though endless ones have its days', [7, 2, 3.5], '2 GB'],
  ['an endless one for an endless one, though others have its days', [15, Infinity, 30], 'month'],
] as const)('finds %s', (_, [days, gigabytes, price], name) => {
  expect(nearest(days, gigabytes, price)).toBe(name);
});

it('finds nothing among no plans, and the only plan among one', () => {
  const gone = plan('gone', 7, 1, 2);
  expect(nearestPlan([], gone)).toBeNull();
  expect(nearestPlan([plan('only', 180, 100, 200)], gone)?.bundle_name).toBe('only');
});

it('finds the same plan in any order, preferring one of exactly the same size', () => {
  const sizes = fc.record({
    duration: fc.integer({ min: 1, max: 180 }),
    data_amount: fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 100_000 })),
    finalPrice: fc.integer({ min: 1, max: 30_000 }).map((cents) => cents / 100),
  });
  const lists = fc.array(sizes, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lists, sizes, (list, gone) => {
      const plans = list.map((size, index) => ({ ...size, bundle_name: `plan ${index}` }) as SoldPlan);
      const found = nearestPlan(plans, gone);
      expect(nearestPlan(plans.toReversed(), gone)).toBe(found);
      const same = { ...gone, bundle_name: 'same' } as SoldPlan;
      expect(nearestPlan([...plans, same], gone)).toMatchObject(gone);
    }),
  );
});
