import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { CURRENCIES, CURRENCY_CODES, type Currency } from '../currencies.ts';
import { ofMinor } from '../money.ts';
import { splitPart, splitTax } from './split-tax.ts';
import { EU_RATES } from './tax-rates.ts';

const RATES = [...new Set(EU_RATES.map(({ rateBp }) => rateBp)), 0, 810, 500];

/** An amount that can be charged: forints and Taiwan dollars come in whole units. */
const charged = (currency: Currency) =>
  fc.integer({ min: 0, max: 1_000_000 }).map((units) => units * CURRENCIES[currency].step);

describe('the tax in a price', () => {
  it.each([
    [11_900, 1900, 'EUR', 1900],
    [2550, 2550, 'EUR', 518],
    [100, 2700, 'EUR', 21],
    [1, 2000, 'EUR', 0],
    [3, 2000, 'EUR', 1],
    [1764, 1000, 'JPY', 160],
    // Whole forints: 1,000 Ft hold 212.6 Ft of tax.
    [100_000, 2700, 'HUF', 21_300],
    [999, 0, 'USD', 0],
  ])('%i with %i basis points in %s is %i', (amount, rateBp, currency, tax) => {
    expect(splitTax(ofMinor(amount, currency), rateBp)).toEqual({
      net: ofMinor(amount - tax, currency),
      tax: ofMinor(tax, currency),
    });
  });

  test.each(CURRENCY_CODES)('and the net price add up to what was paid, at every rate, in %s', (currency) => {
    const { step } = CURRENCIES[currency];
    fc.assert(
      fc.property(charged(currency), fc.constantFrom(...RATES), (amount, rateBp) => {
        const { net, tax } = splitTax(ofMinor(amount, currency), rateBp);
        expect(net.amount + tax.amount).toBe(amount);
        expect([net.currency, tax.currency]).toEqual([currency, currency]);
        expect(Math.min(net.amount, tax.amount)).toBeGreaterThanOrEqual(0);
        expect(tax.amount % step).toBe(0);
        // No other amount of tax is nearer to the share that the law asks for.
        expect(Math.abs(tax.amount - (amount * rateBp) / (10_000 + rateBp))).toBeLessThanOrEqual(step / 2);
      }),
      { numRuns: 300 },
    );
  });
});

describe('parts that are given back', () => {
  test.each(CURRENCY_CODES)('have taxes that add up to that of the payment, in %s', (currency) => {
    fc.assert(
      fc.property(
        fc.array(charged(currency), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...RATES),
        (parts, rateBp) => {
          let before = 0;
          const taxes = parts.map((amount) => {
            const { net, tax } = splitPart(ofMinor(amount, currency), before, rateBp);
            expect(net.amount + tax.amount).toBe(amount);
            expect(Math.min(net.amount, tax.amount)).toBeGreaterThanOrEqual(0);
            before += amount;
            return tax.amount;
          });
          const whole = splitTax(ofMinor(before, currency), rateBp);
          expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(whole.tax.amount);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('share the cent that neither half can hold', () => {
    const half = ofMinor(3, 'EUR');
    expect(splitTax(ofMinor(6, 'EUR'), 2000).tax.amount).toBe(1);
    expect([splitPart(half, 0, 2000).tax.amount, splitPart(half, 3, 2000).tax.amount]).toEqual([1, 0]);
  });
});
