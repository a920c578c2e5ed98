import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type BundleReading, bundleStatusOf, readingOf } from './bundle-status.ts';

const reading = (change: Partial<BundleReading> = {}): BundleReading => ({
  state: 'active',
  assignmentReference: 'ref-0',
  assignedAt: new Date('2026-10-30T10:00:00Z'),
  initialBytes: 3_000_000_000,
  remainingBytes: 2_250_000_000,
  unlimited: false,
  startedAt: new Date('2026-11-01T08:00:00Z'),
  endsAt: new Date('2026-12-01T08:00:00Z'),
  ...change,
});
const AT = new Date('2026-11-02T08:00:00Z');

describe('the bundle of a purchase', () => {
  const other = reading({ assignmentReference: 'other-0' });

  it('is its own bundle, whatever else is on the eSIM', () => {
    const own = reading({ state: 'expired' });
    expect(readingOf([other, own], 'ref')).toBe(own);
  });

  it('is the most active one if the reference is not found', () => {
    const states = ['expired', 'depleted', 'processing', 'queued', 'active'] as const;
    const readings = states.map((state) => reading({ state, assignmentReference: null }));
    for (let left = readings; left.length > 0; left = left.slice(0, -1)) {
      expect(readingOf(left, 'ref')?.state).toBe(left.at(-1)?.state);
    }
  });

  it('is the newest ended one, or none', () => {
    const old = reading({ state: 'expired', assignmentReference: null, assignedAt: new Date(0) });
    const late = reading({ state: 'lapsed', assignmentReference: null });
    expect(readingOf([old, late], 'ref')).toBe(late);
    expect(readingOf([], 'ref')).toBeNull();
  });

  it('never belongs to another purchase', () => {
    expect(readingOf([other], 'ref', ['other'])).toBeNull();
    const nobodys = reading({ state: 'queued', assignmentReference: null });
    expect(readingOf([other, nobodys], 'ref', ['other'])).toBe(nobodys);
  });
});

describe('the status of a bundle', () => {
  it('has the used and remaining data', () => {
    expect(bundleStatusOf(reading(), AT)).toEqual({
      bundle_state: 'active',
      last_updated: '2026-11-02T08:00:00.000Z',
      assignment_reference: 'ref-0',
      assignment_date: '2026-10-30T10:00:00.000Z',
      initial_quantity: 3_000_000_000,
      used_quantity_formatted: '750 MB',
      remaining_quantity_formatted: '2.3 GB',
      initial_quantity_formatted: '3 GB',
      usage_percent: 25,
      message: null,
      started_at: '2026-11-01T08:00:00.000Z',
      ends_at: '2026-12-01T08:00:00.000Z',
      full_speed_today: null,
    });
  });

  it('has no percentage without an amount', () => {
    const none = { usage_percent: null, used_quantity_formatted: null, remaining_quantity_formatted: null };
    expect(bundleStatusOf(reading({ unlimited: true }), AT)).toMatchObject({
      ...none,
      initial_quantity_formatted: 'Unlimited',
      full_speed_today: { left: '2.3 GB', of: '3 GB', left_percent: 75 },
    });
    expect(bundleStatusOf(reading({ initialBytes: 0, remainingBytes: 0 }), AT)).toMatchObject(none);
  });

  it('is never below 0 or above 100 percent, whatever the wholesaler says', () => {
    const bytes = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 1e12 }), (remainingBytes, initialBytes) => {
        const { usage_percent } = bundleStatusOf(reading({ remainingBytes, initialBytes }), AT);
        expect(usage_percent).toBeGreaterThanOrEqual(0);
        expect(usage_percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});
