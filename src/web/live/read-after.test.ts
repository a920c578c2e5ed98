import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PlannedReading, readAfterMs } from './read-after.ts';

describe('readAfterMs', () => {
  it('spreads the readers of a new catalogue over ten seconds', () => {
    for (const topic of ['countries', 'regions'] as const)
      expect([0, 0.25, 0.999].map((chance) => readAfterMs(topic, chance))).toEqual([0, 2_500, 9_990]);
  });

  it('never delays a visitor’s own news', () => {
    expect(readAfterMs('esims', 0.999)).toBe(0);
  });
});

describe('a planned reading', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The times of planned reads by a fake clock, with these chances in order. */
  function planned(...chances: number[]) {
    const begun = Date.now();
    const reads: number[] = [];
    const reading = new PlannedReading(
      () => reads.push(Date.now() - begun),
      () => chances.shift() ?? 0.5,
    );
    return { reads, reading };
  }

  it('is one for all news until then, at the moment drawn first', () => {
    const { reads, reading } = planned(0.4, 0.9, 0.1);
    reading.plan('countries');
    reading.plan('regions');
    vi.advanceTimersByTime(3_000);
    reading.plan('countries');
    vi.advanceTimersByTime(20_000);
    expect(reads).toEqual([4_000]);
  });

  it('is moved forward by the visitor’s own news, and never put off', () => {
    const { reads, reading } = planned(0.8);
    reading.plan('countries');
    vi.advanceTimersByTime(1_000);
    reading.plan('esims');
    reading.plan('regions');
    vi.advanceTimersByTime(20_000);
    expect(reads).toEqual([1_000]);
  });

  it('happens again with later news, and never after it is cancelled', () => {
    const { reads, reading } = planned(0.1, 0.1, 0.1);
    reading.plan('countries');
    vi.advanceTimersByTime(5_000);
    reading.plan('countries');
    vi.advanceTimersByTime(5_000);
    reading.plan('countries');
    reading.cancel();
    vi.advanceTimersByTime(20_000);
    expect(reads).toEqual([1_000, 6_000]);
  });
});
