import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BUNDLE_STATES } from './bundle-state.ts';
import { type EqualBundle, isUseless, topUpWindow } from './top-up.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 3600 * 1000);
const window = (equals: EqualBundle[], shelfLifeDays = 180) =>
  topUpWindow(equals, { now: NOW, shelfLifeDays });

describe('a top-up', () => {
  it('starts with its first use where nothing equal is on the eSIM, and has to be used in time', () => {
    expect(window([])).toEqual({ startsAfter: null, useBy: inDays(180), isTooLate: false });
  });

  it.each<[string, EqualBundle[], number | null]>([
    ['one in use', [{ state: 'active', endsAt: inDays(3), days: 7 }], 3],
    ['one in use whose end nobody knows', [{ state: 'active', endsAt: null, days: 7 }], 7],
    ['one in use whose days are over', [{ state: 'active', endsAt: inDays(-1), days: 7 }], null],
    ['one that waits', [{ state: 'queued', endsAt: null, days: 30 }], 30],
    ['one without data', [{ state: 'depleted', endsAt: inDays(3), days: 7 }], null],
    ['one that is over', [{ state: 'expired', endsAt: inDays(-3), days: 7 }], null],
    [
      'one in use and one that waits',
      [
        { state: 'active', endsAt: inDays(3), days: 30 },
        { state: 'processing', endsAt: null, days: 30 },
      ],
      33,
    ],
  ])('starts after %s', (_name, equals, days) => {
    expect(window(equals).startsAfter).toEqual(days === null ? null : inDays(days));
  });

  it('comes too late when its turn comes after its shelf life', () => {
    const long = { state: 'queued' as const, endsAt: null, days: 90 };
    expect(window([long, long]).isTooLate).toBe(false);
    expect(window([long, long, long]).isTooLate).toBe(true);
    expect(window([{ state: 'active', endsAt: inDays(8), days: 30 }], 7).isTooLate).toBe(true);
  });
});

it('the more is on the eSIM the later it starts, and too late stays too late', () => {
  const bundle = fc.record({
    state: fc.constantFrom(...BUNDLE_STATES),
    endsAt: fc.option(fc.integer({ min: -30, max: 200 }).map(inDays)),
    days: fc.integer({ min: 1, max: 180 }),
  });
  fc.assert(
    fc.property(fc.array(bundle), bundle, (equals, more) => {
      const [before, after] = [window(equals), window([...equals, more])];
      expect(after.startsAfter?.getTime() ?? 0).toBeGreaterThanOrEqual(before.startsAfter?.getTime() ?? 0);
      expect(after.isTooLate || !before.isTooLate).toBe(true);
      if (after.startsAfter) expect(after.isTooLate).toBe(after.startsAfter > after.useBy);
    }),
  );
});

it('nothing can be added to a profile that no phone can use any more', () => {
  expect(['Deactivated', 'unavailable', 'Deleted', 'Error'].every(isUseless)).toBe(true);
  expect(['Released', 'installed', 'Enabled', 'Disabled', 'unknown'].some(isUseless)).toBe(false);
});
