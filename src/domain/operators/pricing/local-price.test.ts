import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { amountsFor, FEE_POLICIES, METHODS, takesCurrency } from '../../checkout/payment-method.ts';
import { CURRENCIES, type Currency, CURRENCY_CODES } from '../../currencies.ts';
import { formatMoney, fromDecimal, ofMinor, toDecimal } from '../../money.ts';
import { atRate, canEnd, endingOf, LOCAL_ENDINGS, localPrice, minorPerCent } from './local-price.ts';

const currencies = fc.constantFrom(...CURRENCY_CODES);
const prices = fc.integer({ min: 1, max: 50_000 });
const rates = fc.double({ min: 0.5, max: 1500, noNaN: true }).map((rate) => Number(rate.toPrecision(6)));
const endings = fc.constantFrom(...LOCAL_ENDINGS);
const margins = fc.integer({ min: 0, max: 2500 });

const charged = (currency: Currency, amount: number) => amount % CURRENCIES[currency].step === 0;

describe('a local price', () => {
  it('can be charged, keeps floor and margin, and ends as it should', () => {
    fc.assert(
      fc.property(currencies, prices, fc.option(prices), rates, margins, endings, (...given) => {
        const [currency, price, floor, perBase, margin_bp, ending] = given;
        fc.pre(canEnd(currency, ending));
        const rate = { currency, perBase };
        const made = localPrice({ price, floor }, rate, { margin_bp, ending }, null);
        expect(charged(currency, made.minor)).toBe(true);
        expect(made.minor).toBeGreaterThanOrEqual(made.target);
        expect(made.minor).toBeGreaterThanOrEqual(CURRENCIES[currency].leastCharge);
        if (floor !== null) expect(made.minor).toBeGreaterThanOrEqual(atRate(floor, rate));
        expect(endingOf(made.minor, currency, ending)).toBe(made.minor);
      }),
    );
  });

  it('stays while its rate moves by less than 3 %, and follows it after that', () => {
    fc.assert(
      fc.property(
        currencies,
        prices,
        rates,
        margins,
        endings,
        fc.double({ min: -0.028, max: 0.028, noNaN: true }),
        (...given) => {
          const [currency, price, perBase, margin_bp, ending, move] = given;
          fc.pre(
            canEnd(currency, ending) &&
              currency !== 'USD' &&
              // The least charge follows each rate.
              price > 100 &&
              atRate(price, { currency, perBase }) > 3000 * CURRENCIES[currency].step,
          );
          const terms = { margin_bp, ending };
          const plan = { price, floor: null };
          const before = localPrice(plan, { currency, perBase }, terms, null);
          expect(localPrice(plan, { currency, perBase: perBase * (1 + move) }, terms, before)).toBe(before);
          const dearer = localPrice(plan, { currency, perBase: perBase * 1.04 }, terms, before);
          expect(dearer.target).toBeGreaterThan(before.target);
          expect(dearer.minor).toBeGreaterThanOrEqual(before.minor);
        },
      ),
    );
  });

  it('rises at once if its plan would sell below the floor', () => {
    const rate = { currency: 'EUR', perBase: 0.9 } as const;
    const terms = { margin_bp: 0, ending: 'none' } as const;
    const before = localPrice({ price: 1000, floor: 1000 }, rate, terms, null);
    expect(before.minor).toBe(900);
    expect(localPrice({ price: 1000, floor: 1000 }, { ...rate, perBase: 0.91 }, terms, before).minor).toBe(
      910,
    );
  });

  it('ends as operators choose, where the currency has such amounts', () => {
    expect(endingOf(1201, 'EUR', '.99')).toBe(1299);
    expect(endingOf(1201, 'EUR', '.49')).toBe(1249);
    expect(endingOf(1201, 'JPY', 'tens')).toBe(1210);
    expect(endingOf(120_100, 'HUF', 'whole')).toBe(120_100);
    expect(endingOf(120_101, 'TWD', 'none')).toBe(120_200);
    expect([canEnd('JPY', '.99'), canEnd('HUF', '.49'), canEnd('KRW', 'hundreds')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('an amount in any currency', () => {
  it('is shown, quoted, sent and read back as the same amount, with a fee that can be charged', () => {
    fc.assert(
      fc.property(
        currencies,
        prices,
        rates,
        fc.constantFrom(...FEE_POLICIES),
        (currency, price, perBase, policy) => {
          const minor = atRate(price, { currency, perBase });
          for (const method of METHODS.filter((one) => takesCurrency(one, currency))) {
            const { fee, total } = amountsFor(ofMinor(minor, currency), method, policy);
            expect([total - fee, charged(currency, total)]).toEqual([minor, true]);
            const money = ofMinor(total, currency);
            expect(fromDecimal(toDecimal(money), currency)).toEqual(money);
            expect(fromDecimal(Number(toDecimal(money)), currency)).toEqual(money);
            const digits = formatMoney(money).replaceAll(/[^\d.]/g, '');
            expect(fromDecimal(digits.replace(/^\./, ''), currency)).toEqual(money);
          }
        },
      ),
    );
  });

  it('is about the same in dollars', () => {
    expect(minorPerCent({ currency: 'JPY', perBase: 150 })).toBe(1.5);
    expect(minorPerCent({ currency: 'EUR', perBase: 0.9 })).toBe(0.9);
    expect(atRate(1000, { currency: 'JPY', perBase: 150 })).toBe(1500);
    expect(atRate(1000, { currency: 'HUF', perBase: 330.123 })).toBe(330_200);
  });
});
