import { describe, expect, it } from 'vitest';

import type { PlanFacts, SoldPlan } from '../catalog-schema.ts';
import { groupPlans } from '../country.ts';
import { countryGuide, regionGuide } from './place-guide.ts';

const facts: PlanFacts = {
  tier: null,
  full_speed_mb_per_day: null,
  throttled_kbps: null,
  starts: null,
  shelf_life_days: null,
  speeds: null,
  hotspot: null,
  id_check: null,
  top_up: null,
};
const plan = (days: number, megabytes: number, price: number, truth: Partial<PlanFacts> = {}): SoldPlan => ({
  bundle_name: `${days}-${megabytes}-${price}`,
  country_code: 'JP',
  countryCode: 'JP',
  country: 'Japan',
  type: megabytes < 0 ? 'unlimited' : 'fixed',
  isUnlimited: megabytes < 0,
  duration: days,
  data_amount: megabytes,
  finalPrice: price,
  card_total: price + 0.5,
  auto_start: true,
  speed: [],
  groups: [],
  description: null,
  truth: { ...facts, ...truth },
});
const japan = (plans: SoldPlan[]) => ({
  iso: 'JP',
  name: 'Japan',
  region: 'Asia',
  image_url: null,
  text: null,
  ...groupPlans(plans),
  covered_by: [],
  networks: [],
});

describe('a guide', () => {
  it('counts what plans state, and the plans that state nothing', () => {
    const guide = countryGuide(
      japan([
        plan(7, 1000, 4, { starts: 'first_use', hotspot: true, speeds: ['4G', '5G'], top_up: true }),
        plan(7, 3000, 8, { starts: 'first_use', hotspot: false, speeds: ['4G'] }),
        plan(30, 5000, 15, { starts: 'purchase', speeds: ['3G'] }),
        plan(30, -1, 40),
      ]),
      [],
    );
    expect(guide).toMatchObject({
      id: 'JP',
      plans: 4,
      starts: { first_use: 2, purchase: 1, unknown: 1 },
      hotspot: { yes: 1, no: 1, unknown: 2 },
      topUp: { yes: 1, no: 0, unknown: 3 },
      idCheck: { yes: 0, no: 0, unknown: 4 },
      speeds: { '5G': 1, '4G': 1, other: 1, unknown: 1 },
    });
  });

  it('names the recommended plan for each trip, at its price by card', () => {
    const guide = countryGuide(japan([plan(7, 1000, 4), plan(7, 4000, 9), plan(30, -1, 40)]), []);
    expect(guide?.trips.map(({ days, plan: { name, paid } }) => [days, name, paid.amount])).toEqual([
      [3, '7-4000-9', 950],
      [7, '7-4000-9', 950],
      [14, '30--1-40', 4050],
      [30, '30--1-40', 4050],
    ]);
    expect(guide).toMatchObject({ hasFee: true, cheapest: { name: '7-1000-4', label: '1 GB', days: 7 } });
    expect([guide?.paid.low.amount, guide?.paid.high.amount]).toEqual([450, 4050]);
  });

  it('leaves out a trip for which no plan lasts long enough', () => {
    expect(countryGuide(japan([plan(7, 1000, 4)]), [])?.trips).toEqual([]);
  });

  it('exists only for places with their own plans', () => {
    expect(countryGuide(japan([]), [])).toBeNull();
    const europe = {
      code: 'REUP',
      slug: 'europe',
      name: 'Europe+',
      image_url: null,
      text: null,
      countries_count: 1,
    };
    const region = {
      ...europe,
      plans_count: 0,
      starting_price: null,
      countries_covered: [],
      best_known: [],
      not_included: [],
      not_included_count: 0,
      plans: [],
    };
    expect(regionGuide(region, [])).toBeNull();
    expect(regionGuide({ ...region, plans: [plan(7, 1000, 4)] }, [])).toMatchObject({ id: 'europe' });
  });
});
