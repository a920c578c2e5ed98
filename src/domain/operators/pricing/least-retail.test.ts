import fc from 'fast-check';
import { expect, it } from 'vitest';

import { priceBy } from './price-plan.ts';
import { BELOW_FLOOR, ENDINGS, type PriceRule } from './price-rules.ts';

const rule = (asks: Partial<PriceRule> = {}): PriceRule => ({
  scope: 'global',
  of: '',
  markup_bp: 2500,
  surcharge_cents: 0,
  ending: 'none',
  min_margin_bp: null,
  fixed_price_cents: null,
  from: null,
  until: null,
  ...asks,
});
const cents = fc.integer({ min: 1, max: 1_000_000 });
const asks = fc.record({
  markup_bp: fc.integer({ min: 0, max: 50_000 }),
  ending: fc.constantFrom(...ENDINGS),
  min_margin_bp: fc.option(fc.integer({ min: -10_000, max: 5_000 })),
  fixed_price_cents: fc.option(cents),
});

it('a price is never below what the wholesaler allows, whatever its rule says and does below the floor', () => {
  fc.assert(
    fc.property(asks, cents, cents, fc.constantFrom(...BELOW_FLOOR), (asked, wholesale, least, setting) => {
      const bound = priceBy(rule(asked), wholesale, 'added', setting, least);
      const free = priceBy(rule(asked), wholesale, 'added', setting);
      expect(bound.price).toBeGreaterThanOrEqual(least);
      expect(bound.floor).toBeGreaterThanOrEqual(least);
      if (least <= free.price) expect(bound.price).toBe(free.price);
      if (asked.fixed_price_cents === null && asked.ending !== 'none')
        expect((bound.price % 100) / 100).toBe(Number(`0${asked.ending}`));
    }),
  );
});

it('it is raised to the least price, with its ending', () => {
  expect(priceBy(rule(), 290, 'added', 'hold', 450)).toMatchObject({
    price: 450,
    floor: 450,
    isBelow: false,
  });
  expect(priceBy(rule({ ending: '.99' }), 290, 'added', 'hold', 450).price).toBe(499);
  expect(priceBy(rule({ fixed_price_cents: 300 }), 290, 'included', 'sell', 450).price).toBe(450);
});
