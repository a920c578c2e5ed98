import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_KEPT, syncDifferences } from './sync-differences.ts';

const plan = fc.record({
  countryCode: fc.constantFrom('JP', 'FR', 'REUP'),
  bundleName: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  wholesaleCents: fc.integer({ min: 1, max: 500 }),
});
const catalogue = fc.uniqueArray(plan, {
  selector: ({ countryCode: code, bundleName }) => `${code} ${bundleName}`,
});

describe('the differences that a sync finds', () => {
  it('lead from the old plans to the new ones', () => {
    fc.assert(
      fc.property(catalogue, catalogue, (before, after) => {
        const found = syncDifferences(before, after);
        const key = (one: { countryCode: string; bundleName: string }) =>
          `${one.countryCode} ${one.bundleName}`;
        const plans = new Map(before.map((one) => [key(one), one.wholesaleCents]));
        for (const one of found?.gone ?? []) expect(plans.delete(key(one))).toBe(true);
        for (const one of found?.moved ?? []) {
          expect(plans.get(key(one))).toBe(one.fromCents);
          plans.set(key(one), one.wholesaleCents);
        }
        for (const one of found?.added ?? []) {
          expect(plans.has(key(one))).toBe(false);
          plans.set(key(one), one.wholesaleCents);
        }
        expect(plans).toEqual(new Map(after.map((one) => [key(one), one.wholesaleCents])));
      }),
    );
  });

  it('are none for the same plans in any order', () => {
    fc.assert(
      fc.property(catalogue, (plans) => {
        expect(syncDifferences(plans, plans.toReversed())).toBeNull();
      }),
    );
  });

  it('count all changes, list the first of each kind, and name places that came and went', () => {
    const many = Array.from({ length: MAX_KEPT + 5 }, (_, at) => ({
      countryCode: 'JP',
      bundleName: `plan ${at}`,
      wholesaleCents: 100,
    }));
    const found = syncDifferences([{ countryCode: 'FR', bundleName: 'x', wholesaleCents: 1 }], many);
    expect(found).toMatchObject({
      counts: { added: MAX_KEPT + 5, gone: 1, dearer: 0, cheaper: 0, placesAdded: 1, placesGone: 1 },
      placesAdded: ['JP'],
      placesGone: ['FR'],
    });
    expect(found?.added).toHaveLength(MAX_KEPT);
  });

  it('put the largest change first', () => {
    const [a, b] = ['a', 'b'].map((bundleName) => ({ countryCode: 'JP', bundleName, wholesaleCents: 100 }));
    if (!a || !b) throw new Error('two plans');
    const found = syncDifferences(
      [a, b],
      [
        { ...a, wholesaleCents: 110 },
        { ...b, wholesaleCents: 50 },
      ],
    );
    expect(found?.moved.map(({ bundleName }) => bundleName)).toEqual(['b', 'a']);
    expect(found?.counts).toMatchObject({ dearer: 1, cheaper: 1 });
  });
});
