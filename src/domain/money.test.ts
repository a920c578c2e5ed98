import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { CURRENCIES } from './currencies.ts';
import {
  codeBeside,
  formatMoney,
  fromDecimal,
  fromDollars,
  isSameMoney,
  moneyOf,
  ofBase,
  ofMinor,
  ofDollars,
  ofSent,
  retailPrice,
  sent,
  toDecimal,
  toDollars,
} from './money.ts';

/** Currencies in which nothing is sold, but which processors pay out, by their decimals. */
const OTHERS: Record<number, string> = {
  0: 'CLP VND ISK XAF',
  2: 'BGN PHP MYR RON',
  3: 'BHD JOD KWD OMR TND LYD',
};

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

  it('is the rounded quotient of any whole numbers', () => {
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

  it('tolerates the rounding errors of a sum', () => {
    expect(1.1 + 2.2).not.toBe(3.3);
    expect(fromDollars(1.1 + 2.2)).toBe(330);
    expect(fromDollars(0.1 + 0.7)).toBe(80);
  });

  it('refuses anything that is not an amount', () => {
    for (const amount of [Number.NaN, Infinity, -Infinity, 1e300, '', ' ', 'ten', '1,50', '$5'])
      expect(fromDollars(amount)).toBeNull();
  });

  it('refuses a third decimal, even in large amounts', () => {
    for (const amount of [1.005, 0.001, 17.631, '2.999', 5000.001, 99_999.999])
      expect(fromDollars(amount)).toBeNull();
  });

  it('restores every amount of an answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        expect(fromDollars(toDollars(ofBase(amount)))).toBe(amount);
        expect(fromDollars(toDollars(ofBase(amount)).toFixed(2))).toBe(amount);
      }),
    );
  });
});

describe('money', () => {
  it('is written with the decimals of its currency and thousands separators', () => {
    expect(formatMoney(ofBase(1763))).toBe('$17.63');
    expect(formatMoney(ofBase(5))).toBe('$0.05');
    expect(formatMoney(ofBase(101_763))).toBe('$1,017.63');
    expect(formatMoney(ofBase(-250))).toBe('-$2.50');
    expect(formatMoney(ofMinor(1763, 'EUR'))).toBe('€17.63');
    expect(formatMoney(ofMinor(1763, 'JPY'))).toBe('¥1,763');
    expect(formatMoney(ofMinor(176_300, 'HUF'))).toBe('HUF\u00A01,763');
    expect(formatMoney(ofMinor(-1763, 'CHF'))).toBe('-CHF\u00A017.63');
    expect(formatMoney(ofMinor(1763, 'KWD'))).toBe('KWD\u00A01.763');
    expect(['USD', 'CHF', 'KWD'].map(codeBeside)).toEqual(['USD', '', 'KWD']);
  });

  it('is written in dollars exactly like Intl’s format, without creating one', () => {
    const own = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const made = vi.spyOn(Intl, 'NumberFormat');
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.boolean(), (size, isOwed) => {
        const amount = size % 1e13;
        const signed = isOwed && amount > 0 ? -amount : amount;
        expect(formatMoney(ofBase(signed))).toBe(own.format(signed / 100));
        expect(fromDecimal(toDecimal(ofBase(signed)), 'USD')?.amount).toBe(signed);
      }),
      {
        examples: [
          [0, false],
          [5, true],
          [99_999, false],
          [100_000, true],
          [100_000_000, false],
        ],
      },
    );
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('from an answer’s dollars is rounded to the cent', () => {
    expect(ofDollars(17.63)).toEqual({ amount: 1763, currency: 'USD' });
    expect(ofDollars(10 / 3)).toEqual({ amount: 333, currency: 'USD' });
  });

  it('from a row has the row’s currency', () => {
    expect(moneyOf({ amountCents: 1763, currency: 'EUR' })).toEqual({ amount: 1763, currency: 'EUR' });
  });

  it('is equal if amount and currency are', () => {
    expect(isSameMoney(ofBase(1763), ofBase(1763))).toBe(true);
    expect(isSameMoney(ofBase(1763), ofBase(1764))).toBe(false);
    expect(isSameMoney(ofBase(1763), ofMinor(1763, 'EUR'))).toBe(false);
  });

  it('survives a round trip as a decimal and in an answer, in every currency, and is written with the same digits', () => {
    expect(toDecimal(ofBase(1763))).toBe('17.63');
    expect(toDecimal(ofMinor(1763, 'JPY'))).toBe('1763');
    expect(fromDecimal('17.63', 'JPY')).toBeNull();
    expect(fromDecimal('', 'USD')).toBeNull();
    const others = Object.entries(OTHERS).flatMap(([decimals, codes]) =>
      codes.split(' ').map((currency) => ({ currency, decimals: Number(decimals) })),
    );
    const sold = Object.entries(CURRENCIES).map(([currency, { digits }]) => ({ currency, decimals: digits }));
    const all = [...sold, ...others];
    expect(all.length).toBeGreaterThanOrEqual(40);
    fc.assert(
      fc.property(
        fc.maxSafeNat().map((n) => n % 1e11),
        fc.constantFrom(...all),
        (amount, { currency, decimals }) => {
          const money = ofMinor(amount, currency);
          const decimal = toDecimal(money);
          expect(decimal.split('.')[1]?.length ?? 0).toBe(decimals);
          expect(fromDecimal(decimal, currency)).toEqual(money);
          expect(fromDecimal(Number(decimal), currency)).toEqual(money);
          expect(fromDecimal(`${decimal}${decimals === 0 ? '.' : ''}5`, currency)).toBeNull();
          expect(ofSent(sent(money))).toEqual(money);
          const shown = formatMoney(money)
            .match(/\d[\d,.]*/)?.[0]
            .replaceAll(',', '');
          expect(fromDecimal(shown ?? '', currency)).toEqual(money);
          expect(formatMoney(ofMinor(-amount - 1, currency))).toBe(
            `-${formatMoney(ofMinor(amount + 1, currency))}`,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is always in dollars in the API', () => {
    expect(toDollars(ofBase(1763))).toBe(17.63);
    expect(() => toDollars(ofMinor(1763, 'EUR'))).toThrow('EUR');
  });
});
