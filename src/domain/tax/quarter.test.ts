import { expect, it } from 'vitest';

import { boundsOf, quarterBefore, quarterOf, rateDayOf } from './quarter.ts';

it.each([
  ['2026-01-01', '2026-Q1'],
  ['2026-03-31T23:59:59.999Z', '2026-Q1'],
  ['2026-04-01T00:00:00.000Z', '2026-Q2'],
  ['2026-12-31', '2026-Q4'],
])('%s is in %s', (moment, quarter) => {
  expect(quarterOf(moment)).toBe(quarter);
});

it('a quarter ends where the next one begins', () => {
  expect(boundsOf('2026-Q4')).toEqual({ from: new Date('2026-10-01'), to: new Date('2027-01-01') });
  expect(quarterBefore('2027-Q1')).toBe('2026-Q4');
  expect(quarterBefore('2026-Q3')).toBe('2026-Q2');
});

it.each([
  // A working day.
  ['2026-Q1', '2026-03-31'],
  ['2026-Q2', '2026-06-30'],
  ['2026-Q4', '2026-12-31'],
  // A Saturday, and then New Year's Day falls on a weekend.
  ['2022-Q4', '2023-01-02'],
  // A Sunday; New Year's Day is a Monday.
  ['2023-Q4', '2024-01-02'],
  // Easter Sunday, and Easter Monday after it.
  ['2024-Q1', '2024-04-02'],
  // A Saturday, with Easter Sunday and Easter Monday after it.
  ['2029-Q1', '2029-04-03'],
  // A Sunday.
  ['2030-Q2', '2030-07-01'],
])('the amounts of %s become euros by the rate of %s', (quarter, day) => {
  expect(rateDayOf(quarter)).toBe(day);
});
