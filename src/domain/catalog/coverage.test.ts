import { describe, expect, it } from 'vitest';

import { byCoverage, coverageOf } from './coverage.ts';
import { mostTravelled } from './travel-rank.ts';

describe('coverage', () => {
  it('parts the wanted countries, in the order wanted', () => {
    expect(coverageOf({ covers: ['AE', 'QA', 'OM'] }, ['SA', 'QA', 'AE'])).toEqual({
      has: ['QA', 'AE'],
      lacks: ['SA'],
    });
  });

  it('ranks by how much is covered of what was meant, then by price, then by how little comes along', () => {
    const region = (name: string, covers: string, price: number | null) => ({
      name,
      covers: covers.split(' '),
      price,
    });
    const all = [
      region('Cheap but half', 'AE OM', 2),
      region('Whole and dear', 'AE OM QA SA', 9),
      region('World', 'AE OM QA SA US FR', 5),
      region('Gulf', 'AE OM QA SA', 5),
      region('Not sold', 'AE OM QA SA', null),
      region('Elsewhere', 'US FR', 1),
    ];
    expect(byCoverage(all, ['AE', 'OM', 'QA', 'SA']).map(({ name, lacks }) => [name].concat(lacks))).toEqual([
      ['Gulf'],
      ['World'],
      ['Whole and dear'],
      ['Cheap but half', 'QA', 'SA'],
    ]);
    expect(byCoverage(all, [])).toEqual([]);
  });
});

describe('the travel rank', () => {
  const ranked = (codes: string) =>
    mostTravelled(codes.split(' ').map((iso) => ({ iso }))).map(({ iso }) => iso);

  it('puts the places people go before the alphabet', () => {
    expect(ranked('AF AM BD CN IN JP KH')).toEqual(['JP', 'CN', 'IN', 'KH', 'AM', 'BD', 'AF']);
  });

  it('keeps those that nobody ranks at the end, as given', () => {
    expect(ranked('ZZ YY FR')).toEqual(['FR', 'ZZ', 'YY']);
  });

  it('has each place once', () => {
    const codes = 'FR ES AX US-HI CYP IC XK'.split(' ');
    expect(new Set(ranked(codes.join(' '))).size).toBe(codes.length);
  });
});
