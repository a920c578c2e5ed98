import { expect, it } from 'vitest';

import { formatMoney } from '../money.ts';
import { type Plan, planSchema } from './catalog-schema.ts';
import { planFactsOf } from './plan-facts.ts';
import { cardTotalOf, planLabel, planPriceWords, priceOf, unitPrice } from './plan.ts';

function plan(data_amount: number, duration: number, finalPrice: number, group: string): Plan {
  const isUnlimited = data_amount === -1;
  const lite = { tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 } as const;
  const dailyAllowance = group.includes('Unlimited Lite') ? lite : null;
  return planSchema.parse({
    bundle_name: 'esim_test',
    country_code: 'JP',
    countryCode: 'JP',
    country: 'Japan',
    type: isUnlimited ? 'unlimited' : 'fixed',
    isUnlimited,
    duration,
    data_amount,
    finalPrice,
    auto_start: true,
    speed: [],
    groups: [group],
    description: null,
    truth: planFactsOf({ dailyAllowance, speed: [], autostart: true }),
  });
}

it('names a plan by its data, and an unlimited one by its tier', () => {
  expect(planLabel(plan(3000, 30, 7.5, 'Standard Fixed'))).toBe('3.0 GB');
  expect(planLabel(plan(-1, 7, 16.6, 'Standard Unlimited Lite'))).toBe('Unlimited Lite');
  expect(planLabel(plan(-1, 7, 16.6, 'Standard Unlimited Bundles'))).toBe('Unlimited');
});

it('gives an unlimited plan’s price per day and a fixed one’s per gigabyte', () => {
  const perUnit = (...of: Parameters<typeof plan>) => {
    const { price, unit } = unitPrice(plan(...of));
    return `${formatMoney(price)} ${unit}`;
  };
  expect(perUnit(-1, 5, 12.4, 'Standard Unlimited Lite')).toBe('$2.48 day');
  expect(perUnit(2000, 15, 3.9, 'Standard Fixed')).toBe('$1.95 GB');
  expect(perUnit(500, 7, 1.5, 'Standard Fixed')).toBe('$3.00 GB');
  // Half a cent counts up: in floating point both would be a little less.
  expect(perUnit(-1, 10, 22.65, 'Standard Unlimited Lite')).toBe('$2.27 day');
  expect(perUnit(2000, 15, 2.51, 'Standard Fixed')).toBe('$1.26 GB');
});

it('gives all prices in the currency of the page', () => {
  const yen = { currency: 'JPY', price: 590, card_total: 656 } as const;
  const sold = { ...plan(2000, 15, 3.9, 'Standard Fixed'), card_total: 4.37, local: yen };
  const prices = [priceOf(sold), cardTotalOf(sold), unitPrice(sold).price];
  expect(prices.map(formatMoney)).toEqual(['¥590', '¥656', '¥295']);
  // Whole forints alone are charged.
  const forints = { currency: 'HUF', price: 117_500, card_total: 129_000 } as const;
  expect(formatMoney(unitPrice({ ...sold, local: forints }).price)).toBe('HUF\u00a0588');
});

it('reads a plan’s dollars to the cent', () => {
  // 0.43 is not what 3.37 - 2.94 is in floating point.
  expect(planPriceWords({ finalPrice: 2.94, card_total: 3.37 })).toMatchObject({
    plan: '$2.94',
    charged: '$3.37 with card',
  });
  expect(planPriceWords({ finalPrice: 1017.63, card_total: 1017.63 })).toMatchObject({
    plan: '$1,017.63',
    charged: null,
  });
});
