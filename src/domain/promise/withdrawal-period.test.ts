import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { withdrawalEnds } from './withdrawal-period.ts';

const HOUR_MS = 3_600_000;
const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the time to withdraw', () => {
  it.each([
    // A Wednesday: the 14th day after it is one, too, and ends last west of everybody else.
    ['2026-07-01T12:00:00Z', '2026-07-16T12:00:00.000Z'],
    ['2026-07-01T11:59:59.999Z', '2026-07-16T11:00:00.000Z'],
    // In the west it is still Friday, and elsewhere Saturday already, of which the Monday is the end.
    ['2026-07-04T06:00:00Z', '2026-07-21T06:00:00.000Z'],
    ['2026-07-04T12:00:00Z', '2026-07-21T12:00:00.000Z'],
    ['2026-07-05T12:00:00Z', '2026-07-21T12:00:00.000Z'],
    // A leap day within it.
    ['2028-02-21T12:00:00Z', '2028-03-07T12:00:00.000Z'],
  ])('that begins at %s ends at %s', (concluded, end) => {
    expect(withdrawalEnds(new Date(concluded)).toISOString()).toBe(end);
  });

  it('never ends before the 14th day after the contract, wherever the buyer is', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -12, max: 14 }), (concluded, zone) => {
        const end = new Date(withdrawalEnds(concluded).getTime() + zone * HOUR_MS);
        const here = new Date(concluded.getTime() + zone * HOUR_MS);
        const midnight = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate() + 15);
        expect(end.getTime()).toBeGreaterThanOrEqual(midnight);
        const weekday = new Date(midnight - 1).getUTCDay();
        const monday = midnight + ({ 6: 2, 0: 1 }[weekday] ?? 0) * 24 * HOUR_MS;
        expect(end.getTime()).toBeGreaterThanOrEqual(monday);
      }),
    );
  });

  it('is at most two weeks, the day of the contract and a weekend long', () => {
    fc.assert(
      fc.property(moments, (concluded) => {
        const hours = (withdrawalEnds(concluded).getTime() - concluded.getTime()) / HOUR_MS;
        expect(hours).toBeGreaterThan(14 * 24);
        expect(hours).toBeLessThanOrEqual(17 * 24);
      }),
    );
  });
});
