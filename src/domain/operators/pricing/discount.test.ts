import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { amountsFor, FEE_POLICIES, METHODS } from '../../checkout/payment-method.ts';
import { CURRENCIES } from '../../currencies.ts';
import { ofBase } from '../../money.ts';
import { amountIn, discountOn, type Reduction } from './discount.ts';
import { BASE_RATE } from './local-price.ts';
import { marginOf, priceBy } from './price-plan.ts';
import { BELOW_FLOOR, ENDINGS } from './price-rules.ts';

const policies = fc.constantFrom(...FEE_POLICIES);
const wholesales = fc.integer({ min: 1, max: 500_000 });
const rules = fc.record({
  scope: fc.constant('global' as const),
  of: fc.constant(''),
  markup_bp: fc.integer({ min: 0, max: 50_000 }),
  surcharge_cents: fc.integer({ min: 0, max: 1000 }),
  ending: fc.constantFrom(...ENDINGS),
  min_margin_bp: fc.option(fc.integer({ min: 0, max: 8000 })),
  fixed_price_cents: fc.option(fc.integer({ min: 1, max: 500_000 })),
  from: fc.constant(null),
  until: fc.constant(null),
});
const reductions = fc.oneof(
  fc.record({
    percent_bp: fc.integer({ min: 1, max: 10_000 }),
    amount_cents: fc.constant(null),
    below_floor: fc.boolean(),
  }),
  fc.record({
    percent_bp: fc.constant(null),
    amount_cents: fc.integer({ min: 1, max: 1_000_000 }),
    below_floor: fc.boolean(),
  }),
);

const code = (more: Partial<Reduction>): Reduction => ({
  percent_bp: null,
  amount_cents: null,
  below_floor: false,
  ...more,
});
const plan = {
  price: 2000,
  wholesale: 1000,
  floor: null,
  leastRetail: null,
  takings: 'added' as const,
  rate: BASE_RATE,
};

describe('a code', () => {
  it('takes off its share, rounded half up, or its amount', () => {
    expect(discountOn(plan, code({ percent_bp: 1000 }))).toBe(200);
    expect(discountOn({ ...plan, price: 1995 }, code({ percent_bp: 1000 }))).toBe(200);
    expect(discountOn(plan, code({ amount_cents: 150 }))).toBe(150);
  });

  it('takes off the amount that is set for the currency, and never converts one', () => {
    const set = { amountCents: 500, amounts: { JPY: 800 } };
    expect([amountIn(set, 'USD'), amountIn(set, 'JPY'), amountIn(set, 'EUR')]).toEqual([500, 800, null]);
    const inYen = { ...plan, price: 3000, rate: { currency: 'JPY' as const, perBase: 150 } };
    expect(discountOn(inYen, code({ amount_cents: 800 }))).toBe(800);
  });

  it('takes off no more than the floor allows, unless it may go below', () => {
    expect(discountOn({ ...plan, floor: 1900 }, code({ amount_cents: 300 }))).toBe(100);
    expect(discountOn({ ...plan, floor: 2100 }, code({ amount_cents: 300 }))).toBe(0);
    expect(discountOn({ ...plan, floor: 1900 }, code({ amount_cents: 300, below_floor: true }))).toBe(300);
  });

  it('never goes below what the wholesaler allows, even where it may go below the floor', () => {
    const bound = { ...plan, floor: 1900, leastRetail: 1850 };
    expect(discountOn(bound, code({ amount_cents: 300 }))).toBe(100);
    expect(discountOn(bound, code({ amount_cents: 300, below_floor: true }))).toBe(150);
    const euros = { currency: 'EUR' as const, perBase: 0.9 };
    const abroad = { ...bound, price: 1800, rate: euros };
    expect(discountOn(abroad, code({ amount_cents: 300, below_floor: true }))).toBe(1800 - 1665);
  });

  it('leaves something of a price without a floor, and at least what a card can be charged', () => {
    const left = plan.price - discountOn(plan, code({ percent_bp: 10_000 }));
    expect(marginOf(left, plan.wholesale, 'added')).toBe(0);
    const given = { ...plan, takings: 'included' as const };
    expect(discountOn(given, code({ percent_bp: 10_000, below_floor: true }))).toBe(
      2000 - CURRENCIES.USD.leastCharge,
    );
  });

  it('never goes below the floor unless it may, nor below what can be charged, and never raises a price', () => {
    fc.assert(
      fc.property(
        rules,
        wholesales,
        policies,
        fc.constantFrom(...BELOW_FLOOR),
        reductions,
        (rule, wholesale, feePolicy, belowFloor, reduction) => {
          const { price, floor } = priceBy(rule, wholesale, feePolicy, belowFloor);
          const off = discountOn(
            { price, wholesale, floor, leastRetail: null, takings: feePolicy, rate: BASE_RATE },
            reduction,
          );
          const left = price - off;
          expect(Number.isSafeInteger(off)).toBe(true);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(
            reduction.amount_cents ?? Math.round((price * (reduction.percent_bp ?? 0)) / 10_000),
          );
          expect(left).toBeGreaterThan(0);
          if (off === 0) return;
          for (const method of METHODS)
            expect(amountsFor(ofBase(left), method, feePolicy).total).toBeGreaterThanOrEqual(
              CURRENCIES.USD.leastCharge,
            );
          if (reduction.below_floor) return;
          expect(left).toBeGreaterThanOrEqual(floor ?? 0);
          expect(marginOf(left, wholesale, feePolicy) * 10_000).toBeGreaterThanOrEqual(
            floor === null ? 0 : (rule.min_margin_bp ?? 0) * left - 10_000,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
