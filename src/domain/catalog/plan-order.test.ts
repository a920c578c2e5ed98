import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyPlans, bundleNames, named } from '../../../test/support/catalog/named-plans.ts';
import { orderForBrowse, PLAN_SORTS, type PlanSort } from './browse-order.ts';
import type { Plan } from './catalog-schema.ts';
import { orderForCountryPage, orderForRegionPage } from './plan-order.ts';

const order = (...names: string[]) => bundleNames(orderForCountryPage(named(...names)));

const shuffledPlans = anyPlans.chain((plans) =>
  fc.tuple(
    fc.constant(plans),
    fc.shuffledSubarray(plans, { minLength: plans.length, maxLength: plans.length }),
  ),
);

/** A total order of the same plans, whatever order they come in, which leaves its input alone. */
function holdsForAll(arrange: (plans: readonly Plan[]) => Plan[]) {
  fc.assert(
    fc.property(shuffledPlans, ([plans, mixed]) => {
      const before = [...mixed];
      expect(bundleNames(arrange(mixed)).sort()).toEqual(bundleNames(plans).sort());
      expect(arrange(mixed)).toEqual(arrange(plans));
      expect(arrange(arrange(mixed))).toEqual(arrange(mixed));
      expect(mixed).toEqual(before);
    }),
  );
}

describe('the order of the country page', () => {
  it('is 1, 3, 5 and 7 days unlimited, then fixed plans by duration, then the other unlimited ones', () => {
    expect(order('UL 10', '3GB 30', 'UL 7', 'UL 5', '1GB 7', 'UL 3', '2GB 15', 'UL 1', '20GB 30')).toEqual([
      'UL 1',
      'UL 3',
      'UL 5',
      'UL 7',
      '1GB 7',
      '2GB 15',
      '3GB 30',
      '20GB 30',
      'UL 10',
    ]);
  });

  it('starts with the cheapest tier of each duration; other tiers come with the rest', () => {
    expect(order('ULP 1', 'ULE 1', 'UL 1', 'ULP 7', 'UL 7', '1GB 7')).toEqual([
      'UL 1',
      'UL 7',
      '1GB 7',
      'ULE 1',
      'ULP 1',
      'ULP 7',
    ]);
  });

  it('starts with the durations there are when one is missing', () => {
    expect(order('1GB 7', 'UL 30', 'UL 5')).toEqual(['UL 5', '1GB 7', 'UL 30']);
    expect(order('2GB 15', '1GB 7')).toEqual(['1GB 7', '2GB 15']);
    expect(order()).toEqual([]);
  });

  it('puts the cheaper of two fixed plans with the same duration first', () => {
    expect(order('10GB 30', '3GB 30', '5GB 30')).toEqual(['3GB 30', '5GB 30', '10GB 30']);
  });

  it('is complete, does not depend on the input order, and loses nothing', () =>
    holdsForAll(orderForCountryPage));

  it('starts with the leading durations in their order, whatever else is on sale', () => {
    fc.assert(
      fc.property(anyPlans, (plans) => {
        const sold = [1, 3, 5, 7].filter((days) =>
          plans.some((plan) => plan.isUnlimited && plan.duration === days),
        );
        const lead = orderForCountryPage(plans).slice(0, sold.length);
        expect(lead.map((plan) => plan.duration)).toEqual(sold);
        for (const plan of lead) {
          const rivals = plans.filter((other) => other.isUnlimited && other.duration === plan.duration);
          expect(plan.finalPrice).toBe(Math.min(...rivals.map((rival) => rival.finalPrice)));
        }
      }),
    );
  });
});

describe('the order of the region page', () => {
  const region = (...names: string[]) => bundleNames(orderForRegionPage(named(...names)));

  it('is by duration, then fixed before unlimited, then by price', () => {
    expect(region('UL 30', '20GB 30', 'ULP 7', 'UL 7', '5GB 30', '1GB 7', 'UL 1')).toEqual([
      'UL 1',
      '1GB 7',
      'UL 7',
      'ULP 7',
      '5GB 30',
      '20GB 30',
      'UL 30',
    ]);
    expect(region()).toEqual([]);
  });

  it('is complete, does not depend on the input order, and loses nothing', () =>
    holdsForAll(orderForRegionPage));

  it('never goes back in duration, kind or price', () => {
    fc.assert(
      fc.property(anyPlans, (plans) => {
        const ordered = orderForRegionPage(plans);
        for (const [position, plan] of ordered.entries()) {
          const next = ordered[position + 1];
          if (!next) continue;
          expect(next.duration).toBeGreaterThanOrEqual(plan.duration);
          if (next.duration > plan.duration) continue;
          expect(Number(next.isUnlimited)).toBeGreaterThanOrEqual(Number(plan.isUnlimited));
          if (next.isUnlimited === plan.isUnlimited)
            expect(next.finalPrice).toBeGreaterThanOrEqual(plan.finalPrice);
        }
      }),
    );
  });
});

describe('the order of the browse page', () => {
  const browse = (sort: PlanSort, ...names: string[]) => bundleNames(orderForBrowse(named(...names), sort));
  const some = ['10GB 30', 'UL 30', 'UL 7', '1GB 7', 'UL 5', 'ULP 1', 'UL 3', 'UL 1', '3GB 7', '2GB 15'];

  it('puts 1, 3 and 5 days unlimited first, then other unlimited, fixed 7 days, the rest', () => {
    expect(browse('recommended', ...some)).toEqual([
      'UL 1',
      'ULP 1',
      'UL 3',
      'UL 5',
      'UL 7',
      'UL 30',
      '1GB 7',
      '3GB 7',
      '2GB 15',
      '10GB 30',
    ]);
  });

  it('is exactly the order that somebody chose', () => {
    expect(browse('data', ...some).slice(0, 5)).toEqual(['UL 1', 'ULP 1', 'UL 3', 'UL 5', 'UL 7']);
    expect(browse('data', ...some).slice(6)).toEqual(['10GB 30', '3GB 7', '2GB 15', '1GB 7']);
    expect(browse('duration', '50GB 15', '1GB 7', 'UL 10')).toEqual(['1GB 7', 'UL 10', '50GB 15']);
    expect(browse('name', '5GB 30', '100GB 30', '10GB 30', '2GB 15')).toEqual([
      '2GB 15',
      '5GB 30',
      '10GB 30',
      '100GB 30',
    ]);
    expect(browse('price', '5GB 30', 'UL 7', '2GB 60', 'UL 3')).toEqual(['UL 3', '2GB 60', 'UL 7', '5GB 30']);
  });

  it('never puts a dearer plan before a cheaper one when sorted by price', () => {
    fc.assert(
      fc.property(anyPlans, (plans) => {
        const prices = orderForBrowse(plans, 'price').map((plan) => plan.finalPrice);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }),
    );
  });

  it.each(PLAN_SORTS)('is complete by %s, does not depend on the input order, and loses nothing', (sort) =>
    holdsForAll((plans) => orderForBrowse(plans, sort)),
  );

  it.each(['recommended', 'data'] as const)('keeps unlimited before fixed by %s', (sort) => {
    fc.assert(
      fc.property(anyPlans, (plans) => {
        const kinds = orderForBrowse(plans, sort).map((plan) => Number(!plan.isUnlimited));
        expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
      }),
    );
  });
});
