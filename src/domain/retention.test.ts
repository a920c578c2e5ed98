import { expect, it } from 'vitest';

import { formatSpan, spanBefore } from './retention.ts';

it.each([
  [{ years: 1 }, '1 year'],
  [{ years: 2 }, '2 years'],
  [{ days: 90 }, '90 days'],
])('says %j in words', (span, words) => {
  expect(formatSpan(span)).toBe(words);
});

it.each([
  ['2026-11-21T10:00:00Z', { years: 1 }, '2025-11-21T10:00:00.000Z'],
  ['2028-02-29T00:00:00Z', { years: 1 }, '2027-03-01T00:00:00.000Z'],
  ['2026-03-01T00:30:00Z', { days: 30 }, '2026-01-30T00:30:00.000Z'],
])('from %s back %j is %s', (now, span, then) => {
  expect(spanBefore(new Date(now), span).toISOString()).toBe(then);
});
