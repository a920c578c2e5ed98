import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatUsd, fromDollars, retailPrice, toDollars } from './money.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 });
const markup = fc.integer({ min: 0, max: 100_000 });

describe('retailPrice', () => {
  it('adds the markup to the wholesale price', () => {
    expect(retailPrice(1000, 2500)).toBe(1250);
    expect(retailPrice(235, 2500)).toBe(294);
    expect(retailPrice(410, 0)).toBe(410);
  });

  it('rounds half a cent up, once', () => {
    expect(retailPrice(2, 2500)).toBe(3);
    expect(retailPrice(1, 2500)).toBe(1);
    expect(retailPrice(6, 2500)).toBe(8);
    expect(retailPrice(101, 5050)).toBe(152);
  });

  it('is the rounded quotient of whole numbers, whatever they are', () => {
    fc.assert(
      fc.property(cents, markup, (wholesale, bp) => {
        const exact = (BigInt(wholesale) * BigInt(10_000 + bp) + 5000n) / 10_000n;
        expect(BigInt(retailPrice(wholesale, bp))).toBe(exact);
      }),
    );
  });

  it('never falls when the wholesale price rises', () => {
    fc.assert(
      fc.property(cents, markup, (wholesale, bp) => {
        expect(retailPrice(wholesale + 1, bp)).toBeGreaterThanOrEqual(retailPrice(wholesale, bp));
      }),
    );
  });
});

describe('fromDollars', () => {
  it('reads dollars with at most two decimals, as number or text', () => {
    expect(fromDollars(17.63)).toBe(1763);
    expect(fromDollars('17.63')).toBe(1763);
    expect(fromDollars(' 4.1 ')).toBe(410);
    expect(fromDollars(0)).toBe(0);
    expect(fromDollars(-2.5)).toBe(-250);
  });

  it('forgives what a sum gathers by rounding', () => {
    expect(1.1 + 2.2).not.toBe(3.3);
    expect(fromDollars(1.1 + 2.2)).toBe(330);
    expect(fromDollars(0.1 + 0.7)).toBe(80);
  });

  it('refuses what is no amount', () => {
    for (const amount of [Number.NaN, Infinity, -Infinity, 1e300, '', ' ', 'ten', '1,50', '$5'])
      expect(fromDollars(amount)).toBeNull();
  });

  it('refuses a third decimal, also of large amounts', () => {
    for (const amount of [1.005, 0.001, 17.631, '2.999', 5000.001, 99_999.999])
      expect(fromDollars(amount)).toBeNull();
  });

  it('brings back every amount that an answer carries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        expect(fromDollars(toDollars(amount))).toBe(amount);
        expect(fromDollars(toDollars(amount).toFixed(2))).toBe(amount);
      }),
    );
  });
});

it('writes dollars with two decimals and thousands separators', () => {
  expect(formatUsd(1763)).toBe('$17.63');
  expect(formatUsd(5)).toBe('$0.05');
  expect(formatUsd(101_763)).toBe('$1,017.63');
  expect(formatUsd(-250)).toBe('-$2.50');
});
