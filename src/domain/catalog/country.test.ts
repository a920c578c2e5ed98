import { expect, it } from 'vitest';

import type { Plan, RegionCard, SoldPlan } from './catalog-schema.ts';
import { allPlans, groupPlans, regionsBeside } from './country.ts';

const plan = (bundle_name: string, type: Plan['type'], duration: number, finalPrice: number) =>
  ({ bundle_name, type, duration, finalPrice }) as SoldPlan;

const names = (plans: Plan[] | undefined) => plans?.map(({ bundle_name }) => bundle_name);

it('sorts plans into two maps from days to plans, cheapest first', () => {
  const grouped = groupPlans([
    plan('plus', 'unlimited', 7, 20),
    plan('lite', 'unlimited', 7, 10),
    plan('day', 'unlimited', 1, 3),
    plan('fixed', 'fixed', 7, 2),
  ]);
  expect(Object.keys(grouped.unlimited_plans)).toEqual(['1', '7']);
  expect(names(grouped.unlimited_plans['7'])).toEqual(['lite', 'plus']);
  expect(names(grouped.fixed_plans['7'])).toEqual(['fixed']);
});

it('keeps every plan, and returns no maps for no plans', () => {
  const plans = [plan('a', 'fixed', 7, 2), plan('b', 'unlimited', 1, 3), plan('c', 'fixed', 30, 9)];
  expect(names(allPlans(groupPlans(plans)))?.sort()).toEqual(['a', 'b', 'c']);
  expect(groupPlans([])).toEqual({ fixed_plans: {}, unlimited_plans: {} });
});

it('suggests no region that costs ten times as much as the country, and three regions if the country has no plans', () => {
  const covered_by = [
    ['global', 8.6],
    ['light', 22.49],
    ['max', 22.5],
    ['soon', null],
  ].map(([code, starting_price]) => ({ code, starting_price }) as RegionCard);
  const beside = (plans: SoldPlan[]) =>
    regionsBeside({ ...groupPlans(plans), covered_by }).map(({ code }) => code);
  expect(beside([plan('week', 'fixed', 7, 2.25), plan('day', 'unlimited', 1, 2.94)])).toEqual([
    'global',
    'light',
    'soon',
  ]);
  expect(beside([])).toEqual(['global', 'light', 'max']);
});
