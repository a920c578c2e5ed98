import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { POPULAR } from '../../catalog/country.ts';
import { POPULAR_COUNT, popularOf, rankIn } from './ranking.ts';

const code = fc.constantFrom(...POPULAR, 'AD', 'BE', 'CH', 'IS', 'NO', 'PT', 'SE', 'ZA');
const shown = fc.uniqueArray(fc.record({ iso: code, has_plans: fc.boolean() }), {
  selector: ({ iso }) => iso,
});
const chosen = fc.array(fc.oneof(code, fc.string({ maxLength: 3 })), { maxLength: 9 });

describe('the popular countries', () => {
  it('are six, or as many as are visible, without duplicates or hidden ones', () => {
    fc.assert(
      fc.property(chosen, shown, (wanted, places) => {
        const popular = popularOf(wanted, places);
        expect(popular).toHaveLength(Math.min(POPULAR_COUNT, places.length));
        expect(new Set(popular).size).toBe(popular.length);
        for (const iso of popular) expect(places.some((place) => place.iso === iso)).toBe(true);
      }),
    );
  });

  it('begin with the chosen visible ones, in their order', () => {
    fc.assert(
      fc.property(chosen, shown, (wanted, places) => {
        const there = [...new Set(wanted)].filter((iso) => places.some((place) => place.iso === iso));
        const popular = popularOf(wanted, places);
        expect(popular.slice(0, there.length)).toEqual(there.slice(0, POPULAR_COUNT));
      }),
    );
  });

  it('are completed by the default ones, then by the best sellers, then by the others', () => {
    const places = ['AD', 'BE', 'CH', 'DE', 'IS', 'JP', 'NO'].map((iso) => ({
      iso,
      has_plans: iso !== 'BE',
    }));
    expect(popularOf(['NO', 'XX'], places)).toEqual(['NO', 'JP', 'DE', 'AD', 'CH', 'IS']);
    expect(popularOf([], places.slice(0, 2))).toEqual(['AD', 'BE']);
  });
});

it('a place that is not among the first ranks after all of them', () => {
  const rank = rankIn(['JP', 'IS']);
  expect(['JP', 'IS', 'AD', 'ZA'].map(rank)).toEqual([0, 1, 2, 2]);
});
