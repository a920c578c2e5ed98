import { expect, test } from 'vitest';

import { checkExpiry, formatExpiry } from './card-expiry.ts';

test.each([
  ['1', '1'],
  ['2', '02 / '],
  ['12', '12 / '],
  ['13', '01 / 3'],
  ['1230', '12 / 30'],
  ['12 / 301', '12 / 30'],
  ['1/30', '01 / 30'],
  ['12/2030', '12 / 30'],
  ['', ''],
])('typing or pasting %j writes %j', (raw, written) => {
  expect(formatExpiry(raw, false)).toBe(written);
});

test.each([
  ['12 / 3', '12 / 3'],
  ['12 /', '12'],
  ['1', '1'],
])('deleting down to %j leaves %j', (raw, written) => {
  expect(formatExpiry(raw, true)).toBe(written);
});

test.each([
  ['12 / 30', true, undefined],
  ['11 / 26', true, undefined],
  ['10 / 26', false, 'invalid_expiry_month_past'],
  ['12 / 25', false, 'invalid_expiry_year_past'],
  ['13 / 30', false, 'invalid_expiry_month'],
  ['00', false, 'invalid_expiry_month'],
  ['12 / 99', false, 'invalid_expiry_year'],
  ['12 / 3', false, undefined],
  ['', false, undefined],
])('in November 2026, %j is complete: %s, wrong: %s', (written, complete, code) => {
  const verdict = checkExpiry(written, new Date(2026, 10, 21));
  expect(verdict.complete).toBe(complete);
  expect(verdict.error?.code).toBe(code);
});
