import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BUNDLE_STATES } from './bundle-state.ts';
import { turnWords } from './top-up-turn.ts';
import { type EqualBundle, isUseless, topUpWindow } from './top-up.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 3600 * 1000);
const window = (equals: EqualBundle[], shelfLifeDays = 180) =>
  topUpWindow(equals, { now: NOW, shelfLifeDays });

describe('a top-up', () => {
  it('starts with its first use if the eSIM has no equal plan, and must be used in time', () => {
    expect(window([])).toEqual({
      startsAfter: null,
      isBehind: false,
      useBy: inDays(180),
      isTooLate: false,
    });
  });

  it.each<[string, EqualBundle[], number | null]>([
    ['one in use', [{ state: 'active', endsAt: inDays(3), days: 7 }], 3],
    ['one in use whose days are over', [{ state: 'active', endsAt: inDays(-1), days: 7 }], null],
    ['one without data', [{ state: 'depleted', endsAt: inDays(3), days: 7 }], null],
    ['one that is over', [{ state: 'expired', endsAt: inDays(-3), days: 7 }], null],
  ])('starts after %s', (_name, equals, days) => {
    const { startsAfter, isBehind } = window(equals);
    expect([startsAfter, isBehind]).toEqual([days === null ? null : inDays(days), false]);
  });

  it.each<[string, EqualBundle[]]>([
    ['one that waits', [{ state: 'queued', endsAt: null, days: 30 }]],
    ['one in use whose end nobody knows', [{ state: 'active', endsAt: null, days: 7 }]],
    [
      'one in use and one that waits',
      [
        { state: 'active', endsAt: inDays(3), days: 30 },
        { state: 'processing', endsAt: null, days: 30 },
      ],
    ],
  ])('has no date behind %s: nobody knows when that ends', (_name, equals) => {
    expect(window(equals)).toMatchObject({ startsAfter: null, isBehind: true });
  });

  it.each([
    [{ starts_after: null, is_behind: false }, 'at its first use'],
    [{ starts_after: 'X', is_behind: false }, 'after <X>'],
    [{ starts_after: null, is_behind: true }, 'behind another'],
  ])('that is %o is said to start %s', (turn, said) => {
    const words = {
      behind: 'behind another',
      firstUse: 'at its first use',
      after: (at: string) => `after ${at}`,
    };
    expect(turnWords(turn, words, (at) => `<${at}>`)).toBe(said);
  });

  it('is too late if its turn comes after its shelf life', () => {
    const long = { state: 'queued' as const, endsAt: null, days: 90 };
    expect(window([long, long]).isTooLate).toBe(false);
    expect(window([long, long, long]).isTooLate).toBe(true);
    expect(window([{ state: 'active', endsAt: inDays(8), days: 30 }], 7).isTooLate).toBe(true);
  });
});

it('starts later the more is on the eSIM, and once too late stays too late', () => {
  const bundle = fc.record({
    state: fc.constantFrom(...BUNDLE_STATES),
    endsAt: fc.option(fc.integer({ min: -30, max: 200 }).map(inDays)),
    days: fc.integer({ min: 1, max: 180 }),
  });
  fc.assert(
    fc.property(fc.array(bundle), bundle, (equals, more) => {
      const [before, after] = [window(equals), window([...equals, more])];
      const turn = ({ startsAfter, isBehind }: typeof after) =>
        isBehind ? Infinity : (startsAfter?.getTime() ?? 0);
      expect(turn(after)).toBeGreaterThanOrEqual(turn(before));
      expect(after.isTooLate || !before.isTooLate).toBe(true);
      if (after.startsAfter) expect(after.isTooLate).toBe(after.startsAfter > after.useBy);
    }),
  );
});

it('a profile that no phone can use any more takes no top-up', () => {
  expect(['Deactivated', 'unavailable', 'Deleted', 'Error'].every(isUseless)).toBe(true);
  expect(['Released', 'installed', 'Enabled', 'Disabled', 'unknown'].some(isUseless)).toBe(false);
});
