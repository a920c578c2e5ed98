import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyPlans, bundleNames, named } from '../../../test/support/catalog/named-plans.ts';
import { durationsOf, filterPlans, groupsOf, hasBothTypes, plansForTrip } from './plan-filter.ts';
import { orderForCountryPage, orderForRegionPage } from './plan-order.ts';

const some = named('UL 30', '1GB 7', 'UL 7', 'UL 1', '5GB 30');

describe('the filter of plans', () => {
  const filtered = (days: number | null, type: 'fixed' | 'unlimited' | null) =>
    bundleNames(filterPlans(some, { days, type }));

  it('keeps the matching plans in their order', () => {
    expect(filtered(null, null)).toEqual(bundleNames(some));
    expect(filtered(7, null)).toEqual(['1GB 7', 'UL 7']);
    expect(filtered(null, 'unlimited')).toEqual(['UL 30', 'UL 7', 'UL 1']);
    expect(filtered(30, 'fixed')).toEqual(['5GB 30']);
    expect(filtered(1, 'fixed')).toEqual([]);
  });

  it('offers each duration once, shortest first, and covers every plan', () => {
    expect(durationsOf(some)).toEqual([1, 7, 30]);
    expect(durationsOf([])).toEqual([]);
    fc.assert(
      fc.property(anyPlans, (plans) => {
        const shown = durationsOf(plans).flatMap((days) => filterPlans(plans, { days, type: null }));
        expect(bundleNames(shown).sort()).toEqual(bundleNames(plans).sort());
      }),
    );
  });

  it('offers the choice of unlimited or fixed data only if there are both', () => {
    expect([some, named('UL 1'), named('1GB 7'), []].map(hasBothTypes)).toEqual([true, false, false, false]);
  });
});

describe('the plans for a trip', () => {
  const plans = named('UL 3', 'UL 7', '1GB 7', '2GB 15', '5GB 30', '10GB 30');
  const fitting = (
    days: number | null,
    type: 'fixed' | 'unlimited' | null = null,
    megabytes: number | null = null,
  ) => {
    const found = plansForTrip(plans, { days, type, megabytes });
    return [found.near ? 'near' : 'fit', found.days, ...bundleNames(found.plans)];
  };

  it('are as long as it, or the next longer ones', () => {
    expect(fitting(7)).toEqual(['fit', 7, 'UL 7', '1GB 7']);
    expect(fitting(8)).toEqual(['fit', 15, '2GB 15']);
    expect(fitting(31)[1]).toBeNull();
    expect(fitting(3, 'fixed')).toEqual(['fit', 3]);
  });

  it('have at least the size, which unlimited plans always do', () => {
    expect(fitting(null, null, 5000)).toEqual(['fit', null, 'UL 3', 'UL 7', '5GB 30', '10GB 30']);
    expect(fitting(7, null, 5000)).toEqual(['fit', 7, 'UL 7']);
    expect(fitting(null, 'fixed', 5001)).toEqual(['fit', null, '10GB 30']);
  });

  it('are the nearest if none has the size: longer ones before smaller ones', () => {
    expect(fitting(3, 'fixed', 5000)).toEqual(['near', 30, '5GB 30', '10GB 30']);
    expect(fitting(15, 'fixed', 20_000)).toEqual(['near', null, '10GB 30']);
    expect(fitting(null, 'fixed', 20_000)).toEqual(['near', null, '10GB 30']);
  });

  it('are never missing if somebody asks for a size', () => {
    fc.assert(
      fc.property(anyPlans, fc.nat(400), fc.integer({ min: 1, max: 200_000 }), (some, days, megabytes) => {
        for (const type of [null, ...new Set(some.map((plan) => plan.type))])
          expect(plansForTrip(some, { days, type, megabytes }).plans.length > 0).toBe(some.length > 0);
      }),
    );
  });
});

describe('the groups of a long list', () => {
  const groups = (plans: Parameters<typeof groupsOf>[0]) =>
    groupsOf(plans).map(({ at, type, days, isAgain }) => [at, `${isAgain ? 'more ' : ''}${days ?? type}`]);

  it('are unlimited, fixed and more unlimited data on the country page', () => {
    const plans = named('UL 1', 'UL 3', 'UL 7', '1GB 7', '2GB 15', 'UL 10', 'ULP 1', 'ULP 7');
    expect(groups(orderForCountryPage(plans))).toEqual([
      [0, 'unlimited'],
      [3, 'fixed'],
      [5, 'more unlimited'],
    ]);
  });

  it('are durations if the list is sorted by duration', () => {
    const plans = named('UL 1', 'ULP 1', '1GB 7', 'UL 7', '5GB 30', '10GB 30', 'UL 30');
    expect(groups(orderForRegionPage(plans))).toEqual([
      [0, '1'],
      [2, '7'],
      [4, '30'],
    ]);
  });

  it('are left out if one group would have all plans, or each hardly one', () => {
    expect(groups(named('UL 7', 'ULE 7', 'ULP 7'))).toEqual([]);
    expect(groups(named('1GB 7', '2GB 15', '3GB 30'))).toEqual([]);
    expect(groups([])).toEqual([]);
  });

  it('cover the list from the first plan to the last', () => {
    fc.assert(
      fc.property(anyPlans, (plans) => {
        const found = groupsOf(plans);
        if (found.length === 0) return;
        expect(found[0]?.at).toBe(0);
        expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).toSorted((a, b) => a - b));
      }),
    );
  });
});
