import { describe, expect, it } from 'vitest';

import type { FoundRegion } from './place-index.ts';
import { rankRegions, standsFor } from './rank-regions.ts';

const region = (
  code: string,
  covers: string,
  price: number,
  more: Partial<FoundRegion> = {},
): FoundRegion => ({
  iso: code.toLowerCase(),
  name: code,
  region: '',
  code,
  covers: covers.split(' '),
  leader: code,
  price,
  isWorld: false,
  ...more,
});

const ALL = [
  region('LITE', 'ES PT', 2, { leader: 'EU' }),
  region('EU', 'ES PT FR', 3),
  region('WORLD', 'AE BH KW OM QA SA EG MA ES PT FR', 9, { isWorld: true }),
  region('MEA', 'AE KW OM EG', 4),
  region('MENA', 'AE BH KW QA SA EG MA', 5),
];
const GULF = ['SA', 'AE', 'QA', 'OM', 'KW', 'BH'];
const ranked = (wanted: string[], isRoute: boolean) =>
  rankRegions(ALL, wanted, isRoute).map(({ code, lacks }) => [code].concat(lacks));

describe('regions for an area', () => {
  it('are ranked by what they have of it, the world last', () => {
    expect(ranked(GULF, false)).toEqual([['MENA', 'OM'], ['MEA', 'SA', 'QA', 'BH'], ['WORLD']]);
  });

  it('have two of its countries, and no variant that adds nothing to its leader', () => {
    expect(ranked(['ES', 'PT', 'MA'], false)).toEqual([['EU', 'MA'], ['WORLD']]);
    expect(ranked(['ES', 'BH'], false)).toEqual([['WORLD']]);
  });

  it.each([
    ['MENA', GULF, true],
    ['WORLD', GULF, false],
    // Without the most travelled country, two thirds.
    ['MENA', ['OM', 'AE', 'BH'], true],
    ['MEA', GULF, false],
    // With it, a third.
    ['EU', ['ES', 'PT', 'DZ', 'LY', 'TN'], true],
    ['EU', ['ES', 'PT', 'DZ', 'LY', 'TN', 'SD', 'MR'], false],
  ])('%s for %j: %j', (code, wanted, stands) => {
    const one = rankRegions(ALL, wanted, false).find((found) => found.code === code);
    expect(one && standsFor(one, wanted)).toBe(stands);
  });
});

it('regions for a route are ranked by what they have of it, then by price', () => {
  expect(ranked(['ES', 'PT', 'MA'], true)).toEqual([['WORLD'], ['EU', 'MA']]);
  expect(ranked(['AE', 'KW'], true)).toEqual([['MEA'], ['MENA'], ['WORLD']]);
});
