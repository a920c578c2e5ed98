import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FEE_POLICIES, planPrice } from '../../checkout/payment-method.ts';
import { priceChanges } from './price-changes.ts';
import { fixInversions, priceInversions } from './price-inversions.ts';
import {
  endingAt,
  marginOf,
  marginShare,
  netPrice,
  priceBy,
  pricePlans,
  type Takings,
  type Unpriced,
} from './price-plan.ts';
import { priceRuleSchema, priceRulesSchema } from './price-rules-schema.ts';
import { BELOW_FLOOR, ENDINGS, inForceAt, inOrder, type PriceRule, rulesByPlan } from './price-rules.ts';

const cents = (max: number) => fc.integer({ min: 1, max });
const fees = fc.constantFrom(...FEE_POLICIES);
/** Half of the cases have a tax in their prices, up to twice what any country has. */
const policy: fc.Arbitrary<Takings> = fc.oneof(
  fees,
  fc.record({ fees, taxBp: fc.integer({ min: 0, max: 5000 }) }),
);
const belowFloor = fc.constantFrom(...BELOW_FLOOR);

const rule = (over: Partial<PriceRule> = {}) =>
  priceRuleSchema.parse({ scope: 'global', markup_bp: 2500, ...over });

const asks = fc.record({
  markup_bp: fc.integer({ min: 0, max: 30_000 }),
  surcharge_cents: fc.integer({ min: 0, max: 2_000 }),
  ending: fc.constantFrom(...ENDINGS),
  min_margin_bp: fc.option(fc.integer({ min: -10_000, max: 8_000 })),
  fixed_price_cents: fc.option(cents(20_000), { freq: 3 }),
});

const plans: fc.Arbitrary<Unpriced[]> = fc
  .uniqueArray(
    fc.record({
      bundleName: fc.integer({ min: 0, max: 30 }).map((n) => `b${n}`),
      countryCode: fc.constantFrom('JP', 'TH', 'REUP'),
      durationDays: fc.constantFrom(7, 30),
      dataMb: fc.constantFrom(-1, 1000, 3000, 5000, 10_000),
      wholesaleCents: cents(20_000),
      part: fc.constant('Asia'),
    }),
    { selector: ({ bundleName, countryCode }) => `${countryCode} ${bundleName}`, maxLength: 30 },
  )
  .map((all) => all.map((plan) => (plan.countryCode === 'REUP' ? { ...plan, part: null } : plan)));

const scoped = fc.oneof(
  fc.constant({ scope: 'region' as const, of: 'Asia' }),
  fc.constant({ scope: 'region' as const, of: 'REUP' }),
  fc.constant({ scope: 'country' as const, of: 'JP' }),
  fc.integer({ min: 0, max: 30 }).map((n) => ({ scope: 'plan' as const, of: `JP b${n}` })),
);
const lists: fc.Arbitrary<PriceRule[]> = fc
  .tuple(
    asks,
    fc.uniqueArray(fc.tuple(scoped, asks), { selector: ([{ scope, of }]) => scope + of, maxLength: 8 }),
  )
  .map(([all, some]) => [rule(all)].concat(some.map(([of, asked]) => rule(Object.assign({}, of, asked)))));

describe('the price of a plan', () => {
  it('keeps its rule’s floor and ending, unless sales below the floor are allowed', () => {
    fc.assert(
      fc.property(asks, cents(10_000_000), policy, belowFloor, (asked, wholesale, fees, setting) => {
        const { price, isBelow, isSold, floor } = priceBy(rule(asked), wholesale, fees, setting);
        if (asked.fixed_price_cents === null && asked.ending !== 'none')
          expect((price % 100) / 100).toBe(Number(`0${asked.ending}`));
        expect(isSold).toBe(!(isBelow && setting === 'hide'));
        const least = asked.min_margin_bp ?? 0;
        const keeps = (of: number) => marginOf(of, wholesale, fees) * 10_000 >= least * netPrice(of, fees);
        if (floor !== null) expect(keeps(floor)).toBe(true);
        if (asked.min_margin_bp === null) {
          if (isSold) expect(keeps(price)).toBe(true);
          expect(isBelow).toBe(floor !== null);
          return;
        }
        if (isSold && setting !== 'sell') expect(keeps(price)).toBe(true);
        if (setting !== 'hold') expect(isBelow).toBe(!keeps(price));
      }),
    );
  });

  it('is exactly the lock if there is one, and never falls when the wholesale price rises', () => {
    expect(priceBy(rule({ fixed_price_cents: 499, ending: '.99' }), 300, 'included', 'hold').price).toBe(499);
    fc.assert(
      fc.property(asks, cents(1_000_000), policy, (asked, wholesale, fees) => {
        const own = rule({ ...asked, min_margin_bp: asked.min_margin_bp ?? 0 });
        const price = (of: number) => priceBy(own, of, fees, 'sell').price;
        expect(price(wholesale + 1)).toBeGreaterThanOrEqual(price(wholesale));
      }),
    );
  });

  it('is the wholesale price plus markup and fixed part, rounded up to its ending', () => {
    expect(priceBy(rule(), 235, 'added', 'hold').price).toBe(294);
    expect(priceBy(rule({ surcharge_cents: 50 }), 235, 'added', 'hold').price).toBe(344);
    expect(priceBy(rule({ surcharge_cents: 50, ending: '.49' }), 235, 'added', 'hold').price).toBe(349);
    expect(priceBy(rule({ ending: '.99' }), 235, 'included', 'hold').price).toBe(399);
    expect([endingAt(349, '.49'), endingAt(350, '.49'), endingAt(1, '.99')]).toEqual([349, 449, 99]);
  });

  it('never loses money unless its rule says so, whatever is done below floors', () => {
    for (const setting of ['hold', 'sell'] as const) {
      const dollar = priceBy(rule({ fixed_price_cents: 100 }), 1000, 'added', setting);
      expect(dollar).toMatchObject({ price: dollar.floor, isBelow: true, isSold: true });
      expect(marginOf(dollar.price, 1000, 'added')).toBeGreaterThanOrEqual(0);
      expect(marginOf(dollar.price - 1, 1000, 'added')).toBeLessThan(0);
    }
    expect(priceBy(rule({ fixed_price_cents: 100 }), 1000, 'added', 'hide').isSold).toBe(false);
    const loss = rule({ fixed_price_cents: 700, min_margin_bp: -5000 });
    expect(priceBy(loss, 1000, 'added', 'hold')).toMatchObject({ price: 700, isBelow: false });
  });

  it('by the usual markup is what it was before there was a least margin', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 10_000_000 }), fees, belowFloor, (wholesale, fees, setting) => {
        const { price, isBelow } = priceBy(rule(), wholesale, fees, setting);
        expect([price, isBelow]).toEqual([planPrice(wholesale, 2500, fees), false]);
      }),
    );
  });

  it('leaves what processors do not keep of the payment', () => {
    // $2.94 and $0.45 by PayPal, of which it keeps 4.99 % and $0.30.
    expect(marginOf(294, 235, 'added')).toBe(339 - 47 - 235);
    expect(marginOf(1000, 500, 'included')).toBe(1000 - 80 - 500);
    // $10.00 hold $1.67 of a tax of 20 %; with PayPal's fee of $0.80 on top, $10.80 hold $1.80 of it.
    expect(marginOf(1000, 500, { fees: 'included', taxBp: 2000 })).toBe(1000 - 167 - 80 - 500);
    expect(marginOf(1000, 500, { fees: 'added', taxBp: 2000 })).toBe(1080 - 180 - 84 - 500);
  });

  it('never shows a better margin than the real one', () => {
    expect([marginShare(1, 3), marginShare(2, 3), marginShare(-1, 3)]).toEqual([3333, 6666, -3334]);
  });

  it('below its floor is raised to the least price that keeps it, to the cent: a lock has no ending', () => {
    const asked = rule({ fixed_price_cents: 100, min_margin_bp: 1000, ending: '.99' });
    const { price, floor } = priceBy(asked, 1000, 'included', 'hold');
    expect(price).toBe(floor);
    const keeps = (of: number) => marginOf(of, 1000, 'included') * 10_000 >= 1000 * of;
    expect([keeps(price), keeps(price - 1)]).toEqual([true, false]);
  });
});

it('a floor reckons with the tax in a price', () => {
  const asked = rule({ markup_bp: 0, min_margin_bp: 1000 });
  const floorWith = (taxBp: number) => priceBy(asked, 1000, { fees: 'included', taxBp }, 'hold').price;
  // $10.00 and its margin of a tenth, $0.30, and 4.99 % of all that: and more of each with a tax of 27 %.
  const [without, taxed] = [floorWith(0), floorWith(2700)];
  expect(without).toBe(priceBy(asked, 1000, 'included', 'hold').price);
  expect(marginOf(without, 1000, { fees: 'included', taxBp: 2700 })).toBeLessThan(0);
  expect(marginOf(taxed, 1000, { fees: 'included', taxBp: 2700 })).toBeGreaterThanOrEqual(
    netPrice(taxed, { fees: 'included', taxBp: 2700 }) / 10,
  );
  // Every minimum margin that a rule may ask for can be kept, whatever the tax.
  const most = rule({ markup_bp: 0, min_margin_bp: 8000 });
  expect(priceBy(most, 1000, { fees: 'included', taxBp: 5000 }, 'hold').floor).toBeGreaterThan(taxed);
});

describe('rules', () => {
  const japan = { bundleName: 'b1', countryCode: 'JP', part: 'Asia' };
  const of = (...rules: PriceRule[]) => rulesByPlan([rule(), ...rules]);

  it('for something narrower completely replace wider ones', () => {
    const [asia, jp, plan] = [
      rule({ scope: 'region', of: 'Asia', ending: '.99' }),
      rule({ scope: 'country', of: 'JP', markup_bp: 1 }),
      rule({ scope: 'plan', of: 'JP b1', markup_bp: 2 }),
    ];
    expect(of()(japan)).toEqual(rule());
    expect(of(asia)(japan)).toBe(asia);
    expect(of(jp, asia)(japan)).toBe(jp);
    expect(of(plan, jp, asia)(japan)).toBe(plan);
    expect(of(plan, jp, asia)({ ...japan, bundleName: 'b2' })).toBe(jp);
    // The plan of a region is in no part of the world.
    const region = rule({ scope: 'region', of: 'REUP' });
    expect(of(asia, region)({ bundleName: 'b1', countryCode: 'REUP', part: null })).toBe(region);
    expect(of(asia)({ bundleName: 'b1', countryCode: 'REUP', part: null })).toEqual(rule());
  });

  it('for a time replace permanent ones', () => {
    const sale = rule({ markup_bp: 100, from: '2026-11-27T00:00:00Z', until: '2026-12-01T00:00:00Z' });
    const at = (moment: string) => of(...inForceAt([sale], new Date(moment)))(japan).markup_bp;
    expect(at('2026-11-26T23:59:59.999Z')).toBe(2500);
    expect(at('2026-11-27T00:00:00Z')).toBe(100);
    expect(at('2026-11-30T23:59:59.999Z')).toBe(100);
    expect(at('2026-12-01T00:00:00Z')).toBe(2500);
  });

  it('that begin together give way to the one that ends first, in any order', () => {
    const from = '2026-11-27T00:00:00Z';
    const year = rule({ markup_bp: 2000, from, until: '2027-11-27T00:00:00Z' });
    const week = rule({ markup_bp: 100, from, until: '2026-12-04T00:00:00Z' });
    const forEver = rule({ markup_bp: 3000, from });
    expect(of(week, year, forEver)(japan)).toBe(week);
    expect(of(forEver, year, week)(japan)).toBe(week);
    expect(of(forEver, year)(japan)).toBe(year);
  });

  it('give way to one that starts later, whichever ends first or is written first', () => {
    const summer = rule({ markup_bp: 100, from: '2026-06-01T00:00:00Z', until: '2026-11-30T00:00:00Z' });
    const winter = rule({ markup_bp: 200, from: '2026-11-01T00:00:00Z', until: '2027-02-01T00:00:00Z' });
    expect(of(summer, winter)(japan)).toBe(winter);
    expect(of(winter, summer)(japan)).toBe(winter);
    expect(rulesByPlan([winter, rule()])(japan)).toBe(winter);
  });

  it('without a start and an end are always in force, and without any rule a plan has no price', () => {
    const now = new Date('2026-11-28T00:00:00Z');
    expect(inForceAt([rule()], now)).toEqual([rule()]);
    expect(() => rulesByPlan([])(japan)).toThrow(RangeError);
  });

  it('are sorted by scope, then by name, then by start and end', () => {
    const from = '2026-06-01T00:00:00.000Z';
    const sorted = [
      rule(),
      rule({ until: '2026-07-01T00:00:00.000Z', from }),
      rule({ from }),
      rule({ from: '2026-07-01T00:00:00.000Z' }),
      rule({ scope: 'country', of: 'JP' }),
      rule({ scope: 'country', of: 'TH' }),
      rule({ scope: 'plan', of: 'JP b1' }),
    ];
    expect(inOrder(sorted.toReversed())).toEqual(sorted);
    expect(inOrder(sorted)).toEqual(sorted);
  });

  it('make the same list in any order', () => {
    fc.assert(
      fc.property(
        lists.chain((rules) =>
          fc.tuple(fc.constant(rules), fc.shuffledSubarray(rules, { minLength: rules.length })),
        ),
        ([rules, shuffled]) => {
          expect(inOrder(shuffled)).toEqual(inOrder(rules));
        },
      ),
    );
    const written = rule({ from: '2026-11-27T00:00:00.000Z' });
    expect(inOrder([rule({ from: '2026-11-27T00:00:00Z' })])).toEqual([written]);
  });

  it.each([
    [[], 'There must be a global rule without a start and an end.'],
    [[{ scope: 'global', markup_bp: 1, until: '2026-12-01T00:00:00Z' }], 'There must be a global rule'],
    [[{ scope: 'global', markup_bp: 1, from: '2026-12-01T00:00:00Z' }], 'There must be a global rule'],
    [[{ scope: 'country', of: 'JP', markup_bp: 1 }], 'There must be a global rule'],
    [
      [
        { scope: 'global', markup_bp: 1 },
        { scope: 'global', markup_bp: 2 },
      ],
      'Another rule covers the same',
    ],
    [[{ scope: 'country', markup_bp: 1 }], 'Say what the rule is for.'],
    [[{ scope: 'plan', of: 'JP', markup_bp: 1 }], 'Name the plan by its place and its bundle.'],
    [[{ scope: 'global', of: 'JP', markup_bp: 1 }], 'A global rule is for everything.'],
    [
      [{ scope: 'global', markup_bp: 1, from: '2026-12-01T00:00:00Z', until: '2026-12-01T00:00:00Z' }],
      'The end must be after the start.',
    ],
  ])('%j are refused', (rules, why) => {
    expect(
      priceRulesSchema
        .safeParse(rules)
        .error?.issues.map(({ message }) => message)
        .join(),
    ).toContain(why);
  });
});

describe('two sizes', () => {
  it('have no inversions after the correction, and correct ones stay as they were', () => {
    fc.assert(
      fc.property(lists, plans, policy, belowFloor, (rules, some, fees, setting) => {
        const old = pricePlans(some, { rules, belowFloor: setting }, fees);
        const fixed = fixInversions(rules, old, { belowFloor: setting }, fees);
        expect(priceRulesSchema.safeParse(fixed).success).toBe(true);
        const now = pricePlans(some, { rules: fixed, belowFloor: setting }, fees);
        expect(priceInversions(now)).toEqual([]);
        now.forEach((plan, index) => expect(plan.price).toBeGreaterThanOrEqual(old[index]?.price ?? NaN));
        if (priceInversions(old).length === 0) expect(fixed).toEqual(inOrder(rules));
      }),
    );
  });

  it('are reported with the dearest of the smaller ones', () => {
    const sized = (bundleName: string, dataMb: number, wholesaleCents: number): Unpriced => ({
      bundleName,
      dataMb,
      wholesaleCents,
      countryCode: 'JP',
      part: 'Asia',
      durationDays: 30,
    });
    const priced = pricePlans(
      [sized('three', 3000, 500), sized('one', 1000, 600), sized('five', 5000, 550), sized('all', -1, 1)],
      { rules: [rule()], belowFloor: 'hold' },
      'added',
    );
    expect(
      priceInversions(priced).map(({ bigger, smaller }) => [bigger.bundleName, smaller.bundleName]),
    ).toEqual([
      ['three', 'one'],
      ['five', 'one'],
    ]);
  });
});

describe('a plan that is not sold', () => {
  it('does not count as a size: it is neither reported nor corrected', () => {
    const rules = [rule({ min_margin_bp: 8000 })];
    const sized = (bundleName: string, dataMb: number, wholesaleCents: number): Unpriced => ({
      bundleName,
      dataMb,
      wholesaleCents,
      countryCode: 'JP',
      part: 'Asia',
      durationDays: 30,
    });
    const priced = pricePlans(
      [sized('one', 1000, 600), sized('three', 3000, 500)],
      { rules, belowFloor: 'hide' },
      'added',
    );
    expect(priced.map(({ isSold }) => isSold)).toEqual([false, false]);
    expect(priceInversions(priced)).toEqual([]);
    expect(fixInversions(rules, priced, { belowFloor: 'hide' }, 'added')).toEqual(inOrder(rules));
  });
});

describe('a preview', () => {
  it('lists the changed prices, the lowest margin first, and the plans no longer sold', () => {
    const plan = (bundleName: string, wholesaleCents: number): Unpriced => ({
      bundleName,
      wholesaleCents,
      countryCode: 'JP',
      part: 'Asia',
      durationDays: 30,
      dataMb: 1000,
    });
    const old = { rules: [rule()], belowFloor: 'hide' as const };
    const now = {
      ...old,
      rules: [
        rule(),
        rule({ scope: 'plan', of: 'JP b', markup_bp: 1000 }),
        rule({ scope: 'plan', of: 'JP c', markup_bp: 100, min_margin_bp: 2000 }),
        rule({ scope: 'plan', of: 'JP d', markup_bp: 3000 }),
      ],
    };
    const changes = priceChanges(
      [plan('a', 100), plan('d', 400), plan('b', 400), plan('c', 400)],
      [old, now],
      'added',
    );
    expect(changes.map(({ plan, before, after }) => [plan.bundleName, before?.price, after?.price])).toEqual([
      ['b', 500, 440],
      ['d', 500, 520],
      ['c', 500, undefined],
    ]);
    expect(
      priceChanges([plan('a', 100)], [old, { ...old, rules: [rule({ markup_bp: 2501 })] }], 'added'),
    ).toEqual([]);
  });
});
