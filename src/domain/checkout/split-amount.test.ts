import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitAmount } from './split-amount.ts';

describe('an amount split over lines', () => {
  it.each([
    [100, [1, 1, 1], 1, [34, 33, 33]],
    [75, [500, 500], 1, [38, 37]],
    [99, [1000, 2000, 3000], 1, [17, 33, 49]],
    [500, [0, 700, 300], 1, [0, 350, 150]],
    [100, [0, 0], 1, [50, 50]],
    [0, [3, 4], 1, [0, 0]],
    [1000, [1, 1, 1], 100, [400, 300, 300]],
    [50, [1, 9], 100, [0, 50]],
  ])('%i by %j in steps of %i', (amount, weights, step, shares) => {
    expect(splitAmount(amount, weights, step)).toEqual(shares);
  });

  it('adds up to it, to the cent, and no line gets more than a step too much or too little', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 10 });
    const steps = fc.constantFrom(1, 10, 100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000 }), lines, steps, (units, weights, step) => {
        const amount = units * step;
        const shares = splitAmount(amount, weights, step);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        for (const [line, share] of shares.entries()) {
          expect(share % step).toBe(0);
          expect(share).toBeGreaterThanOrEqual(0);
          if (sum > 0) expect(Math.abs(share - (amount * (weights[line] ?? 0)) / sum)).toBeLessThan(step);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('never takes more off a line than the line allows', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (allowed, part) => {
        const sum = allowed.reduce((total, one) => total + one, 0);
        const shares = splitAmount(Math.floor(sum * part), allowed);
        if (sum > 0)
          for (const [line, share] of shares.entries()) expect(share).toBeLessThanOrEqual(allowed[line] ?? 0);
      }),
    );
  });

  it('refuses what cannot be split', () => {
    expect(() => splitAmount(-1, [1])).toThrow(RangeError);
    expect(() => splitAmount(1, [])).toThrow(RangeError);
    expect(() => splitAmount(1, [2, -1])).toThrow(RangeError);
  });
});
