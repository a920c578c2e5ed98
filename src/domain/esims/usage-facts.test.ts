import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { BundleReading } from './bundle-status.ts';
import { factsIn, mailFor, timeInEvents, type UsageFact } from './usage-facts.ts';

const GB = 1_000_000_000;
const reading = (change: Partial<BundleReading> = {}): BundleReading => ({
  state: 'active',
  assignmentReference: 'ref-0',
  assignedAt: new Date('2026-10-30T10:00:00Z'),
  initialBytes: GB,
  remainingBytes: GB,
  unlimited: false,
  startedAt: null,
  endsAt: null,
  ...change,
});
const facts = (change: Partial<BundleReading>) => [...factsIn(reading(change))];

describe('what a reading shows', () => {
  it.each<[string, Partial<BundleReading>, string[]]>([
    ['a queued one', { state: 'queued' }, []],
    ['one in use', { remainingBytes: 0.21 * GB }, ['first_use']],
    ['80% used', { remainingBytes: 0.2 * GB }, ['first_use', 'used_80']],
    ['no data left', { state: 'depleted', remainingBytes: 0 }, ['first_use', 'used_80', 'depleted']],
    ['days over', { state: 'expired', remainingBytes: GB }, ['first_use', 'ended']],
    ['never used', { state: 'lapsed' }, ['ended']],
    ['taken back', { state: 'revoked' }, ['ended']],
    ['unlimited, throttled', { unlimited: true, remainingBytes: 0 }, ['first_use']],
    ['nothing to count', { initialBytes: 0, remainingBytes: 0 }, ['first_use']],
    ['a state nobody knows', { state: 'unknown' }, []],
  ])('%s', (_name, change, expected) => {
    expect(facts(change)).toEqual(expected);
  });

  it('only grows with use', () => {
    const bytes = fc.integer({ min: 0, max: GB });
    fc.assert(
      fc.property(bytes, bytes, fc.boolean(), (one, other, unlimited) => {
        const [more, less] = [Math.max(one, other), Math.min(one, other)];
        const before = factsIn(reading({ remainingBytes: more, unlimited }));
        const after = factsIn(reading({ remainingBytes: less, unlimited }));
        expect([...before].filter((fact) => !after.has(fact))).toEqual([]);
      }),
    );
  });
});

describe('the mail', () => {
  it('is about low data or used-up data, or is not sent', () => {
    const low = reading({ remainingBytes: 0.1 * GB });
    const used = reading({ state: 'depleted', remainingBytes: 0 });
    expect(mailFor(new Set(['used_80']), low)).toBe('data_low');
    expect(mailFor(new Set(['first_use', 'used_80']), low)).toBe('data_low');
    expect(mailFor(new Set(['depleted']), used)).toBe('data_used');
    expect(mailFor(new Set(['used_80', 'depleted']), used)).toBe('data_used');
    expect(mailFor(new Set(['first_use']), reading())).toBeNull();
    expect(mailFor(new Set(), low)).toBeNull();
    expect(mailFor(new Set(['used_80']), reading({ state: 'expired', remainingBytes: 0 }))).toBeNull();
  });
});

describe('the time of a fact', () => {
  const event = (kind: UsageFact, day: number, bundleName = 'esim_1GB') => ({
    kind,
    bundleName,
    at: new Date(Date.UTC(2026, 10, day)),
  });
  const events = [
    event('ended', 9),
    event('depleted', 4),
    event('used_80', 3),
    event('first_use', 8),
    event('first_use', 2),
    event('first_use', 1, 'esim_other'),
  ];
  const day = (fact: UsageFact, nth = 0) =>
    timeInEvents(events, fact, { bundleName: 'esim_1GB', nth })?.getUTCDate();

  it('is the time of the bundle’s own event', () => {
    expect([day('first_use'), day('used_80'), day('depleted'), day('ended')]).toEqual([2, 3, 4, 9]);
  });

  it('is the second event’s for the second fact of its kind, and unknown for a third', () => {
    expect([day('first_use', 1), day('first_use', 2), day('used_80', 1)]).toEqual([8, undefined, undefined]);
  });
});
