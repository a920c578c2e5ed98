import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { allows, rankSources, type Source, type SourceChoice, type Standing } from './choose-source.ts';

const well: Standing = { isAway: false, returns: 0, refusals: 0, isRefused: false };

function source(wholesaler: string, cents: number, more: Partial<Source> = {}): Source {
  return { wholesaler, bundleName: `${wholesaler}-1`, cents, leastRetail: null, choice: null, ...more };
}

/** The order in which sources are asked for a plan that was sold for 10 dollars. */
function ranked(sources: Source[], standings: Record<string, Partial<Standing>> = {}): string[] {
  return rankSources(sources, 1000, ({ wholesaler }) => ({ ...well, ...standings[wholesaler] })).map(
    ({ wholesaler }) => wholesaler,
  );
}

const own = source('own', 500);
const cheap = source('cheap', 400);

describe('the source that is asked first', () => {
  it('is the cheapest', () => {
    expect(ranked([own, cheap])).toEqual(['cheap', 'own']);
  });

  it('is the plan’s own at an equal price', () => {
    expect(ranked([own, source('equal', 500)])).toEqual(['own', 'equal']);
  });

  it('answers orders, whatever it costs', () => {
    expect(ranked([own, cheap], { cheap: { isAway: true } })).toEqual(['own', 'cheap']);
  });

  it('takes an unused eSIM back as the plan’s own does, whatever it costs', () => {
    expect(ranked([own, cheap], { cheap: { returns: 1 } })).toEqual(['own', 'cheap']);
    expect(ranked([own, cheap], { own: { returns: 2 } })).toEqual(['cheap', 'own']);
  });

  it('has refused the purchase least often', () => {
    expect(ranked([own, cheap], { cheap: { refusals: 1 } })).toEqual(['own', 'cheap']);
    expect(ranked([own, cheap], { cheap: { refusals: 1 }, own: { refusals: 1 } })).toEqual(['cheap', 'own']);
  });

  it('is preferred by an operator, while it answers', () => {
    const preferred = source('dear', 900, { choice: 'prefer' });
    expect(ranked([own, preferred])).toEqual(['dear', 'own']);
    expect(ranked([own, preferred], { dear: { isAway: true } })).toEqual(['own', 'dear']);
  });
});

describe('a source is left out', () => {
  it('if its wholesaler allows no such price', () => {
    expect(ranked([own, source('strict', 100, { leastRetail: 1001 })])).toEqual(['own']);
    expect(ranked([own, source('strict', 100, { leastRetail: 1000 })])).toEqual(['strict', 'own']);
  });

  it('if it has refused for good, is blocked, or another one is pinned', () => {
    expect(ranked([own, cheap], { cheap: { isRefused: true } })).toEqual(['own']);
    expect(ranked([own, { ...cheap, choice: 'block' }])).toEqual(['own']);
    expect(ranked([{ ...own, choice: 'pin' }, cheap], { own: { isAway: true } })).toEqual(['own']);
  });
});

it('no choice of sources, states and prices asks one that is blocked, refused, or does not allow the price', () => {
  const states = fc.record({
    cents: fc.integer({ min: 1, max: 2000 }),
    leastRetail: fc.option(fc.integer({ min: 1, max: 2000 })),
    choice: fc.option(fc.constantFrom<SourceChoice>('prefer', 'pin', 'block')),
    isAway: fc.boolean(),
    returns: fc.nat(2),
    refusals: fc.integer({ min: 0, max: 3 }),
    isRefused: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(states, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 2000 }),
      (all, price) => {
        const sources = all.map((one, index) => ({ ...source(String(index), one.cents, one), ...one }));
        const order = rankSources(sources, price, (one) => one);
        const isPinned = sources.some(({ choice }) => choice === 'pin');
        const able = sources.filter(
          (one) =>
            one.choice !== 'block' &&
            !one.isRefused &&
            allows(one, price) &&
            (!isPinned || one.choice === 'pin'),
        );
        expect(new Set(order)).toEqual(new Set(able));
        for (const [index, one] of order.slice(1).entries())
          expect(one.refusals).toBeGreaterThanOrEqual(order[index]?.refusals ?? 0);
      },
    ),
  );
});
