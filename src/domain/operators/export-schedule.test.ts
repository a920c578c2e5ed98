import { describe, expect, it } from 'vitest';

import { nextRun, periodBefore } from './export-schedule.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('a scheduled export', () => {
  it.each([
    ['day', '2026-12-01T02:59:59', '2026-12-01T03:00'],
    ['day', '2026-12-01T03:00', '2026-12-02T03:00'],
    ['day', '2026-12-31T12:00', '2027-01-01T03:00'],
    ['week', '2026-12-01T12:00', '2026-12-07T03:00'],
    ['week', '2026-12-07T02:00', '2026-12-07T03:00'],
    ['week', '2026-12-06T23:00', '2026-12-07T03:00'],
    ['month', '2026-12-01T02:00', '2026-12-01T03:00'],
    ['month', '2026-12-01T03:00', '2027-01-01T03:00'],
    ['month', '2028-02-29T23:59', '2028-03-01T03:00'],
    ['month', '2027-01-31T12:00', '2027-02-01T03:00'],
  ] as const)('every %s runs after %s at %s', (every, after, next) => {
    expect(nextRun(every, at(after))).toEqual(at(next));
  });

  it.each([
    ['day', '2026-12-01T03:00', '2026-11-30', '2026-11-30'],
    ['week', '2026-12-07T03:00', '2026-11-30', '2026-12-06'],
    ['week', '2026-12-06T23:00', '2026-11-23', '2026-11-29'],
    ['month', '2026-12-01T03:00', '2026-11-01', '2026-11-30'],
    ['month', '2028-03-15T12:00', '2028-02-01', '2028-02-29'],
    ['month', '2027-01-01T03:00', '2026-12-01', '2026-12-31'],
  ] as const)('every %s is, at %s, of %s to %s', (every, now, from, to) => {
    expect(periodBefore(every, at(now))).toEqual({ from, to });
  });
});
