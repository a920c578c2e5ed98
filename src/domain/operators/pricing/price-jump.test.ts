import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DEAREST_NEW, JUMP_FACTOR, jumpOf, type JumpWhy, sellsAtOldPrice } from './price-jump.ts';

const fine = { published: 100, seen: 100 };

describe('a wholesale price', () => {
  it.each<[number | null, number, JumpWhy | null]>([
    [500, 5, 'fell'],
    [500, 166, 'fell'],
    [500, 167, null],
    [500, 500, null],
    [500, 1500, null],
    [500, 1501, 'rose'],
    [500, 9_999_900, 'rose'],
    [null, 1, null],
    [null, DEAREST_NEW, null],
    [null, DEAREST_NEW + 1, 'too_dear'],
  ])('of %s that becomes %s: %s', (published, seen, why) => {
    expect(jumpOf({ published, seen, margins: fine })).toBe(why);
  });

  it('above the plan’s price is held for approval, unless the shop’s rules allowed that before', () => {
    const rose = (before: number | null, after: number | null) =>
      jumpOf({ published: 500, seen: 600, margins: { published: before, seen: after } });
    expect(rose(50, -1)).toBe('below_cost');
    expect(rose(0, -1)).toBe('below_cost');
    expect(rose(50, 0)).toBeNull();
    expect(rose(-1, -100)).toBeNull();
    expect(rose(50, null)).toBeNull();
    expect(rose(null, -1)).toBeNull();
  });
});

describe('whatever the wholesaler lists', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });
  const margin = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }));

  it('published prices change at most by the factor, and no plan sells at a price that may be too low', () => {
    fc.assert(
      fc.property(cents, cents, margin, margin, (published, seen, before, after) => {
        const why = jumpOf({ published, seen, margins: { published: before, seen: after } });
        if (why === null) {
          expect(seen).toBeLessThanOrEqual(published * JUMP_FACTOR);
          expect(published).toBeLessThanOrEqual(seen * JUMP_FACTOR);
          return;
        }
        expect(sellsAtOldPrice(why)).toBe(seen < published);
      }),
    );
  });

  it('an unchanged price is never held', () => {
    fc.assert(
      fc.property(cents, margin, (price, left) => {
        const margins = { published: left, seen: left };
        expect(jumpOf({ published: price, seen: price, margins })).toBeNull();
      }),
    );
  });

  it('a jump up and back is a jump both times', () => {
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const there = jumpOf({ published: one, seen: other, margins: fine });
        const back = jumpOf({ published: other, seen: one, margins: fine });
        const opposite = { fell: 'rose', rose: 'fell' };
        expect(back).toBe(there === 'fell' || there === 'rose' ? opposite[there] : null);
      }),
    );
  });
});
