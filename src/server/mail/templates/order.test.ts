import { expect, it } from 'vitest';

import { formatPlaceMoment, passOf, planLine } from './order.ts';

it('describes a plan in one line', () => {
  expect(planLine({ code: 'JP', country: 'Japan', label: '3 GB', days: 1 })).toBe('Japan, 3 GB, 1 day');
  expect(planLine({ code: 'REUP', country: 'Europe', label: 'Unlimited Plus', days: 30 })).toBe(
    'Europe, Unlimited Plus, 30 days',
  );
});

it('describes the picture, even if nobody drew the place', () => {
  const altOf = (code: string) =>
    passOf({ plan: { code, country: 'Japan', label: '3 GB', days: 1 } }, 'ready').alt;
  expect(altOf('JP')).toBe('Japan by its city lights');
  expect(altOf('XX')).toBe('The globe by its city lights');
});

const AT = new Date('2026-11-21T14:05:00Z');

it.each([
  ['JP', 'Japan', 'Nov 21, 2026, 23:05 (local time in Japan)'],
  ['FR', 'France', 'Nov 21, 2026, 15:05 (local time in France)'],
  // Several clocks, or no country at all.
  ['US', 'United States', 'Nov 21, 2026, 14:05 UTC'],
  ['ES', 'Spain', 'Nov 21, 2026, 14:05 UTC'],
  ['REUP', 'Europe+', 'Nov 21, 2026, 14:05 UTC'],
  ['XX', 'Nowhere', 'Nov 21, 2026, 14:05 UTC'],
])('a moment in %s', (code, country, told) => {
  expect(formatPlaceMoment(AT, { code, country })).toBe(told);
});

it('uses the time zone’s clock of that day', () => {
  const summer = new Date('2026-07-01T12:00:00Z');
  expect(formatPlaceMoment(summer, { code: 'GB', country: 'United Kingdom' })).toContain('13:00');
  expect(formatPlaceMoment(AT, { code: 'GB', country: 'United Kingdom' })).toContain('14:05');
});
