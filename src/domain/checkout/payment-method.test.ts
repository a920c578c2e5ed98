import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ofMinor, retailPrice, ofBase } from '../money.ts';
import {
  amountsFor,
  FEE_POLICIES,
  feeRule,
  isPaymentMethod,
  METHODS,
  methodOnWire,
  PAYMENT_METHODS,
  planPrice,
  priceOf,
  feeWithin,
  processingFee,
  quotedBy,
} from './payment-method.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 });
const method = fc.constantFrom('card' as const, 'paypal' as const);

describe('feeRule', () => {
  it('tells people how the fee is calculated', () => {
    expect(feeRule('card', 'USD')).toBe('4.4% + $0.30');
    expect(feeRule('paypal', 'USD')).toBe('4.99% + $0.30');
  });
});

describe('feeWithin', () => {
  it('finds the fee again in a total, and takes no more than the total', () => {
    for (const method of METHODS)
      for (const price of [1, 265, 1660, 10_000, 99_999]) {
        const total = price + processingFee(ofBase(price), method);
        expect(Math.abs(feeWithin(ofBase(total), method) - (total - price))).toBeLessThanOrEqual(1);
      }
    expect(feeWithin(ofBase(10), 'card')).toBe(10);
    expect(feeWithin(ofBase(0), 'card')).toBe(0);
  });
});

describe('processingFee', () => {
  it('is 4.4 % and 30 cents by card', () => {
    expect(processingFee(ofBase(1660), 'card')).toBe(103);
    expect(processingFee(ofBase(10_000), 'card')).toBe(470);
    expect(processingFee(ofBase(1), 'card')).toBe(30);
  });

  it('is 4.99 % and 30 cents by PayPal', () => {
    expect(processingFee(ofBase(1660), 'paypal')).toBe(113);
    expect(processingFee(ofBase(10_000), 'paypal')).toBe(529);
  });

  it('rounds half a cent up', () => {
    expect(processingFee(ofBase(125), 'card')).toBe(36);
    expect(processingFee(ofBase(124), 'card')).toBe(35);
    expect(processingFee(ofBase(5000), 'paypal')).toBe(280);
  });

  it('is a whole number of cents as designed, and never falls when the price rises', () => {
    fc.assert(
      fc.property(cents, (price) => {
        expect(BigInt(processingFee(ofBase(price), 'card'))).toBe((BigInt(price) * 44n + 500n) / 1000n + 30n);
        expect(BigInt(processingFee(ofBase(price), 'paypal'))).toBe(
          (BigInt(price) * 499n + 5000n) / 10_000n + 30n,
        );
        expect(processingFee(ofBase(price + 1), 'card')).toBeGreaterThanOrEqual(
          processingFee(ofBase(price), 'card'),
        );
        expect(processingFee(ofBase(price + 1), 'paypal')).toBeGreaterThanOrEqual(
          processingFee(ofBase(price), 'paypal'),
        );
      }),
    );
  });
});

describe('amountsFor', () => {
  it('returns price, fee and total', () => {
    expect(amountsFor(ofBase(1660), 'card', 'added')).toEqual({ price: 1660, fee: 103, total: 1763 });
  });

  it('always adds up', () => {
    fc.assert(
      fc.property(cents, method, fc.constantFrom(...FEE_POLICIES), (price, by, policy) => {
        const amounts = amountsFor(ofBase(price), by, policy);
        expect(amounts.total).toBe(amounts.price + amounts.fee);
        expect(Object.values(amounts).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });
});

describe('planPrice', () => {
  const wholesale = fc.integer({ min: 0, max: 5_000_000 });
  const markup = fc.integer({ min: 0, max: 100_000 });
  const total = (price: number, by: 'card' | 'paypal', policy: 'added' | 'included') =>
    amountsFor(ofBase(price), by, policy).total;

  it('is the amount a card is charged if fees are included, the same for every method', () => {
    fc.assert(
      fc.property(wholesale, markup, (cost, bp) => {
        const [added, included] = [planPrice(cost, bp, 'added'), planPrice(cost, bp, 'included')];
        expect(added).toBe(retailPrice(cost, bp));
        expect(included).toBe(total(added, 'card', 'added'));
        expect([total(included, 'card', 'included'), total(included, 'paypal', 'included')]).toEqual([
          included,
          included,
        ]);
        // The cheapest plan is the cheapest under both.
        expect(planPrice(cost + 1, bp, 'included')).toBeGreaterThanOrEqual(included);
      }),
    );
  });
});

describe('priceOf', () => {
  const amounts = { price_cents: 1000, fee_cents: 62, total_cents: 862, currency: 'USD' } as const;
  const off = { code: 'SUMMER', cents: 200 };

  it('has a discount only with a code', () => {
    expect(priceOf(amounts)).not.toHaveProperty('discount');
    expect(priceOf({ ...amounts, discount: off }).discount).toEqual({
      code: 'SUMMER',
      off: ofMinor(-200, 'USD'),
    });
  });

  it('says what a code promises if the price allows less', () => {
    const promised = (capped: { percent_bp: number | null; amount_cents: number | null }) =>
      priceOf({ ...amounts, discount: { ...off, capped } }).discount?.promised;
    expect(promised({ percent_bp: 2000, amount_cents: null })).toBe('20%');
    expect(promised({ percent_bp: null, amount_cents: 500 })).toBe('$5.00');
  });
});

describe('quotedBy', () => {
  const amounts = { price_cents: 1000, fee_cents: 74, total_cents: 1074, currency: 'USD' } as const;

  it('is the price by that method, and none that the shop does not offer', () => {
    const quote = { methods: { stripe: amounts, paypal: null } };
    expect(quotedBy(quote, 'card')).toEqual(priceOf(amounts));
    expect(() => quotedBy(quote, 'paypal')).toThrow(RangeError);
  });
});

describe('a payment method', () => {
  it('is found by its word in the API', () => {
    for (const method of METHODS) expect(methodOnWire(PAYMENT_METHODS[method].wire)).toBe(method);
  });

  it('is in the table', () => {
    expect(['card', 'paypal', 'stripe', 'toString', ['card'], null, 1].filter(isPaymentMethod)).toEqual([
      'card',
      'paypal',
    ]);
  });
});
