import { describe, expect, it } from 'vitest';

import { median, p95, table } from '../../../bench/figures.ts';

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
});
