import { expect, it } from 'vitest';

import { barsOf } from './bars-of.ts';

const plan = (...uses: [day: number, days: number][]) => ({
  from: uses[0]?.[0] ?? 0,
  to: Math.max(...uses.map(([day, days]) => day + days - 1)),
  uses: uses.map(([day, days], stop) => ({ stop, day, days })),
});

/** '-' without a plan, '.' while another one is used, '1' in use. */
const drawn = (rows: ReturnType<typeof barsOf>) =>
  rows.map((bars) =>
    bars
      .map((bar) => (bar.plan === null ? '-' : bar.isUsed ? String(bar.plan + 1) : '.').repeat(bar.days))
      .join(''),
  );

it('plans one after the other share a row, and one that runs beside others has its own', () => {
  expect(drawn(barsOf([plan([0, 3], [6, 2]), plan([3, 3]), plan([8, 2])], 10))).toEqual([
    '111...1133',
    '---222----',
  ]);
  // On a day of travel, both are in use.
  expect(drawn(barsOf([plan([0, 3]), plan([2, 3])], 5))).toEqual(['111--', '--222']);
  expect(drawn(barsOf([plan([0, 3], [2, 3])], 5))).toEqual(['11111']);
  expect(drawn(barsOf([plan([2, 1])], 4))).toEqual(['--1-']);
});
