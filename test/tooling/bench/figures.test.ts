import { describe, expect, it } from 'vitest';

import { documentCells, median, p95, table } from '../../../bench/figures.ts';

describe('figures', () => {
  it('take the middle of an odd or even number of rounds', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 9])).toBe(3);
  });

  it('say what 95 of 100 stay below', () => {
    expect(p95(Array.from({ length: 100 }, (_, index) => 100 - index))).toBe(95);
    expect(p95([7])).toBe(7);
  });

  it('compare each row with the first', () => {
    const text = table([
      { name: 'bare', seconds: [1, 1, 1] },
      { name: 'ours', seconds: [2, 3, 4] },
    ]);
    expect(text).toContain('1.00 x');
    expect(text).toMatch(/ours +3\.000 s +2\.000 to 4\.000 +3\.00 x/);
  });

  it('become one row of the document where nine or more meet the same goal', () => {
    const most = 10;
    const figures = Array.from({ length: 9 }, (_, at) => ({
      what: `list ${at + 1}`,
      value: at + 1,
      unit: 'ms',
      goal: { most },
    }));
    const slow = { what: 'the slow one', value: 12, unit: 'ms', goal: { most } };
    const other = { what: 'another goal', value: 3, unit: 'ms', goal: { most: 5 } };
    expect(documentCells([slow, ...figures, other])).toEqual([
      ['the slow one', '12 ms', '<= 10 ms', 'missed', ''],
      ['9 figures, from "list 1" to "list 9"', '1 ms to 9 ms', '<= 10 ms', 'met', ''],
      ['another goal', '3 ms', '<= 5 ms', 'met', ''],
    ]);
    expect(documentCells(figures.slice(1))).toHaveLength(8);
  });
});
