import * as fc from 'fast-check';

import type { Plan, SoldPlan, Tier } from '../../../src/domain/catalog/catalog-schema.ts';
import type { DailyAllowance } from '../../../src/domain/catalog/catalog-schema.ts';
import { planFactsOf } from '../../../src/domain/catalog/plan-facts.ts';

type Given = Pick<SoldPlan, 'bundle_name' | 'duration' | 'data_amount' | 'finalPrice'> & {
  allowance?: DailyAllowance;
};

function planOf({ allowance, ...given }: Given): SoldPlan {
  const isUnlimited = given.data_amount === -1;
  return {
    ...given,
    card_total: given.finalPrice,
    country_code: 'JP',
    countryCode: 'JP',
    country: 'Japan',
    type: isUnlimited ? 'unlimited' : 'fixed',
    isUnlimited,
    auto_start: true,
    speed: ['4G', '5G'],
    groups: [],
    description: null,
    truth: planFactsOf({ dailyAllowance: allowance ?? null, speed: [], autostart: true }),
  };
}

const TIERS: Record<string, { perDay: number; tier: Tier; fullSpeedMb: number; thenKbps: number }> = {
  UL: { perDay: 1, tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 },
  ULE: { perDay: 1.5, tier: 'Essential', fullSpeedMb: 1000, thenKbps: 1250 },
  ULP: { perDay: 2, tier: 'Plus', fullSpeedMb: 2000, thenKbps: 2000 },
};

/** 'UL 7' is a Lite plan of 7 days, 'ULP 7' the dearer Plus, '3GB 30' three gigabytes for 30 days, at 2 dollars each. */
export function named(...names: string[]): SoldPlan[] {
  return names.map((name) => {
    const [data = '', days = ''] = name.split(' ');
    const allowance = TIERS[data];
    const gigabytes = Number.parseInt(data, 10);
    return planOf({
      bundle_name: name,
      duration: Number(days),
      data_amount: allowance ? -1 : gigabytes * 1000,
      finalPrice: allowance ? allowance.perDay * Number(days) : gigabytes * 2,
      ...(allowance && { allowance }),
    });
  });
}

export const bundleNames = (plans: readonly Plan[]) => plans.map((plan) => plan.bundle_name);

export const anyPlans = fc
  .array(
    fc.record({
      duration: fc.constantFrom(1, 3, 5, 7, 10, 15, 30),
      data_amount: fc.constantFrom(-1, 1000, 3000, 10_000),
      finalPrice: fc.constantFrom(2.25, 2.94, 7.9, 16.6),
    }),
    { maxLength: 30 },
  )
  .map((plans) => plans.map((plan, index) => planOf({ ...plan, bundle_name: `bundle_${index}` })));
