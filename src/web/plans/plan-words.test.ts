import { describe, expect, it } from 'vitest';

import { named } from '../../../test/support/catalog/named-plans.ts';
import { sandboxPlans } from '../../../test/support/catalog/sandbox-plans.ts';
import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { formatDataAmount, formatRowDays } from '../../domain/catalog/data-amount.ts';
import { planFactsOf } from '../../domain/catalog/plan-facts.ts';
import { planUseWords, willItWorkWords } from './words.ts';

const useOf = (name: string) => {
  const [plan] = named(name);
  if (!plan) throw new Error(`${name} is no plan`);
  return planUseWords.of(plan);
};

/** What a row says, without the price and without the tier's name, which says nothing by itself. */
const shownOf = (plan: Plan) =>
  [formatDataAmount(plan.data_amount), formatRowDays(plan.duration), planUseWords.of(plan)].join(' ');

describe('a plan’s row', () => {
  it('says what comes after an unlimited plan’s full-speed data', () => {
    expect(useOf('UL 7')).toBe('1 GB a day, then maps and messages');
    expect(useOf('ULE 7')).toBe('1 GB a day, then video calls');
    expect(useOf('ULP 7')).toBe('2 GB a day, then video');
    expect(planUseWords.at(128)).toBe('messages');
  });

  it('says how long fixed data lasts, but never longer than the plan', () => {
    expect(useOf('1GB 7')).toBe('About 2 days of maps, some video');
    expect(useOf('5GB 30')).toBe('About 10 days of maps, some video');
    expect(useOf('20GB 30')).toBe('Maps, some video every day');
    expect(useOf('1GB 1')).toBe('Maps, some video all day');
    const [small] = named('1GB 7').map((plan) => Object.assign({}, plan, { data_amount: 300 }));
    expect(small && planUseWords.of(small)).toBe('Maps and messages only');
  });

  it('does not guess what the wholesaler leaves out', () => {
    const [plan] = named('UL 7').map((one) =>
      Object.assign({}, one, { truth: { ...one.truth, throttled_kbps: null } }),
    );
    expect(plan && planUseWords.of(plan)).toBe('Full-speed data a day: unknown');
  });

  it('reads like no other one of its place, so that no two neighbours do, however a list is ordered and filtered', () => {
    const places = sandboxPlans();
    expect(places.size).toBeGreaterThan(200);
    const alike = [...places].flatMap(([place, plans]) => {
      const groups = Map.groupBy(plans, shownOf);
      return [...groups].filter(([, same]) => same.length > 1).map(([words]) => `${place}: ${words}`);
    });
    expect(alike).toEqual([]);
  });
});

it('names the networks of a place beside the bar, and which have 5G, or else the plan’s speeds', () => {
  const truth = planFactsOf({ dailyAllowance: null, speed: ['4G', '5G'], autostart: true });
  const networks = [
    { brand: 'Orange', has_5g: true },
    { brand: 'Free', has_5g: false },
  ];
  expect(willItWorkWords.reach(truth, networks)).toBe('On Orange (5G) and Free');
  expect(willItWorkWords.reach(truth, [])).toBe('4G,\u00A05G on local networks');
  expect(willItWorkWords.reach({ ...truth, speeds: null }, [])).toBe('Data on local networks');
});
