import { expect, it } from 'vitest';

import { type Comparable, equalPlanKey } from './equal-plan.ts';

const plan: Comparable = {
  country: 'JP',
  places: ['JP'],
  dataMb: 1000,
  durationDays: 7,
  dailyAllowance: null,
  autostart: true,
  speed: ['4G', '5G'],
  idCheck: null,
};

const LITE = { tier: 'Lite', fullSpeedMb: 1000, thenKbps: 512 } as const;

it.each<[string, Partial<Comparable>, Partial<Comparable>]>([
  ['whatever the order and number of its places', { places: ['FR', 'ES'] }, { places: ['ES', 'FR', 'ES'] }],
  ['with slow networks that no label names', { speed: ['3G', '4G', '5G'] }, {}],
  ['where one wholesaler denies an identity check and the other says nothing', { idCheck: false }, {}],
])('a plan is equal %s', (_, one, other) => {
  expect(equalPlanKey({ ...plan, ...one })).toBe(equalPlanKey({ ...plan, ...other }));
});

it.each<[string, Partial<Comparable>]>([
  ['data', { dataMb: 2000 }],
  ['days', { durationDays: 8 }],
  ['places', { places: ['JP', 'KR'] }],
  ['the country it is sold for', { country: 'KR' }],
  ['being for a region', { country: null }],
  ['start', { autostart: false }],
  ['speed', { speed: ['4G'] }],
  ['unknown speed', { speed: [] }],
  ['tier', { dailyAllowance: LITE }],
  ['an identity check', { idCheck: true }],
])('plans differ by %s', (_, other) => {
  expect(equalPlanKey({ ...plan, ...other })).not.toBe(equalPlanKey(plan));
});

it('tiers differ by their full speed a day and by the speed after it', () => {
  const keys = [LITE, { ...LITE, fullSpeedMb: 2000 }, { ...LITE, thenKbps: 1024 }].map((dailyAllowance) =>
    equalPlanKey({ ...plan, dataMb: -1, dailyAllowance }),
  );
  expect(new Set(keys).size).toBe(3);
});
