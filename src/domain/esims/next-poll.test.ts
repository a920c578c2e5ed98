import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BUNDLE_STATES, type BundleState } from './bundle-state.ts';
import { nextPoll } from './next-poll.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const minutes = (states: BundleState[], quiet = 0, endsAt: Date | null = null) => {
  const at = nextPoll(
    states.map((state) => ({ state, endsAt })),
    quiet,
    NOW,
  );
  return at && (at.getTime() - NOW.getTime()) / 60_000;
};

describe('the next poll', () => {
  it('comes sooner the more active the bundle is', () => {
    const states = ['processing', 'active', 'queued', 'depleted'] as const;
    expect(states.map((state) => minutes([state]))).toEqual([2, 15, 180, 720]);
  });

  it('follows the most active of several bundles', () => {
    expect(minutes(['expired', 'depleted', 'active', 'queued'])).toBe(15);
  });

  it('comes half as often after each poll without news, but within a day', () => {
    expect([0, 1, 2, 3, 99].map((quiet) => minutes(['active'], quiet))).toEqual([15, 30, 60, 120, 720]);
  });

  it('comes just after the end of a bundle’s days', () => {
    expect(minutes(['active'], 9, new Date(NOW.getTime() + 5 * 60_000))).toBe(6);
    expect(minutes(['active'], 0, new Date(NOW.getTime() - 5 * 60_000))).toBe(15);
  });

  it('does not come once all bundles are over, but does for an unknown state', () => {
    expect(minutes(['expired', 'lapsed', 'revoked'])).toBeNull();
    expect(minutes([])).toBeNull();
    expect(minutes(['unknown'])).toBe(360);
  });

  it('is always in the future, within a day', () => {
    const going = BUNDLE_STATES.filter((state) => minutes([state]) !== null);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...going), { minLength: 1 }), fc.nat(), (states, quiet) => {
        const wait = minutes(states, quiet) ?? 0;
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(24 * 60);
      }),
    );
  });
});
