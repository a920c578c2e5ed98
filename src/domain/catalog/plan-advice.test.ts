import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyPlans, named } from '../../../test/support/catalog/named-plans.ts';
import { amountADay, planForTrip, tiersAmong, USUAL_TRIP_DAYS } from './plan-advice.ts';

const advised = (days: number, ...names: string[]) => planForTrip(named(...names), days)?.bundle_name ?? null;

describe('the plan for a trip', () => {
  it('is the cheapest one that lasts the trip and has half a gigabyte for each day', () => {
    expect(advised(7, 'UL 1', 'UL 5', 'UL 7', 'ULP 7', '1GB 7', '2GB 15', '5GB 30', '10GB 30')).toBe('UL 7');
    expect(advised(7, 'ULP 7', '1GB 7', '3GB 30', '5GB 30', '10GB 30')).toBe('5GB 30');
    expect(advised(1, '1GB 7', 'UL 1', 'ULP 1')).toBe('UL 1');
    expect(advised(30, '10GB 30', '20GB 30', 'UL 30')).toBe('UL 30');
  });

  it('does not exist if every plan is too short, too small, or made for months', () => {
    expect(advised(7, 'UL 5', '1GB 7', '3GB 30')).toBeNull();
    expect(advised(7, '20GB 60', '50GB 90')).toBeNull();
    expect(advised(60, '20GB 60', '50GB 60')).toBe('50GB 60');
    expect(advised(7)).toBeNull();
  });

  it('is the unlimited or longer one among plans of the same price', () => {
    expect(advised(7, '4GB 7', 'UL 8')).toBe('UL 8');
    expect(advised(7, '4GB 7', '4GB 15')).toBe('4GB 15');
  });

  it('does not depend on the order of plans, and no cheaper plan fits', () => {
    fc.assert(
      fc.property(anyPlans, fc.constantFrom(1, 3, USUAL_TRIP_DAYS, 15, 30), (plans, days) => {
        const best = planForTrip(plans, days);
        expect(planForTrip(plans.toReversed(), days)).toBe(best);
        for (const plan of plans) {
          const fits =
            plan.duration >= days &&
            plan.duration <= 30 &&
            (plan.isUnlimited || plan.data_amount >= 500 * days);
          if (fits) expect(best?.finalPrice).toBeLessThanOrEqual(plan.finalPrice);
        }
      }),
    );
  });

  it('never promises more data for a day than there is', () => {
    const aDay = (name: string, days: number) => named(name).map((plan) => amountADay(plan, days))[0];
    expect([aDay('5GB 30', 7), aDay('1GB 7', 7), aDay('10GB 30', 7), aDay('UL 7', 7)]).toEqual([
      700, 100, 1400, -1,
    ]);
  });
});

describe('the tiers among plans', () => {
  it('are listed from the least to the most, each once', () => {
    expect(tiersAmong(named('ULP 1', 'UL 7', '1GB 7', 'UL 1', 'ULE 3'))).toEqual([
      { tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 },
      { tier: 'Essential', fullSpeedMb: 1000, thenKbps: 1250 },
      { tier: 'Plus', fullSpeedMb: 2000, thenKbps: 2000 },
    ]);
  });

  it('are empty if there is only one, or no unlimited plan', () => {
    expect(tiersAmong(named('UL 1', 'UL 7', '1GB 7'))).toEqual([]);
    expect(tiersAmong(named('1GB 7'))).toEqual([]);
  });
});
