import { describe, expect, it } from 'vitest';

import { hoursToRefill, timeLeft } from './plan-clock.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

describe('timeLeft', () => {
  it.each([
    ['2026-12-08T09:00:00Z', { amount: 18, unit: 'days' }],
    ['2026-11-21T10:00:01Z', { amount: 2, unit: 'days' }],
    ['2026-11-21T10:00:00Z', { amount: 24, unit: 'hours' }],
    ['2026-11-20T10:20:00Z', { amount: 1, unit: 'hours' }],
    ['2026-11-20T10:00:00Z', { amount: 0, unit: 'hours' }],
    ['2026-11-01T10:00:00Z', { amount: 0, unit: 'hours' }],
    ['soon', null],
    [null, null],
  ] as const)('until %s is %o', (endsAt, left) => {
    expect(timeLeft(endsAt, 30, NOW)).toEqual(left);
  });

  it('is never longer than the plan', () => {
    expect(timeLeft('2026-11-27T10:00:07Z', 7, NOW)).toEqual({ amount: 7, unit: 'days' });
    expect(timeLeft('2026-11-21T10:00:07Z', 1, NOW)).toEqual({ amount: 24, unit: 'hours' });
  });
});

describe('hoursToRefill', () => {
  it('counts to the end of the 24 hours that began with the first use', () => {
    expect(hoursToRefill('2026-11-18T15:30:00Z', '2026-11-28T15:30:00Z', NOW)).toBe(6);
    expect(hoursToRefill('2026-11-20T10:00:00Z', null, NOW)).toBe(24);
    expect(hoursToRefill('2026-11-20T10:00:07Z', '2026-11-27T10:00:07Z', NOW)).toBe(24);
  });

  it('is null in the last 24 hours, before the first use, and for an invalid date', () => {
    expect(hoursToRefill('2026-11-18T15:30:00Z', '2026-11-20T15:30:00Z', NOW)).toBeNull();
    expect(hoursToRefill(null, null, NOW)).toBeNull();
    expect(hoursToRefill('soon', null, NOW)).toBeNull();
  });
});
