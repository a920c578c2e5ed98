import { describe, expect, it } from 'vitest';

import { namedOf, ticksOf } from './ticks.ts';

describe('ticksOf', () => {
  it.each([
    [0, 97_30, [0, 5_000, 10_000]],
    [0, 31, [0, 20, 40]],
    [-120, 480, [-500, 0, 500]],
    [0, 0, [0]],
    [0, 1, [0, 1]],
  ])('from %d to %d', (least, most, ticks) => expect(ticksOf(least, most, 2)).toEqual(ticks));

  it('reaches around all values', () => {
    for (let most = 1; most < 100_000; most = Math.ceil(most * 1.7)) {
      const ticks = ticksOf(-most / 3, most, 4);
      expect(ticks[0]).toBeLessThanOrEqual(-most / 3);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });
});

describe('namedOf', () => {
  it('names the last, and as many before it as fit', () => {
    expect(namedOf(3, 4)).toEqual([true, true, true]);
    expect(namedOf(5, 2)).toEqual([false, true, false, false, true]);
  });
});
