import { expect, it } from 'vitest';

import { formatDataAmount, formatDays, formatGigabytes, formatRowDays } from './data-amount.ts';

it('writes an amount of data in a fitting unit, without decimals if it is whole', () => {
  expect(formatDataAmount(-1)).toBe('Unlimited');
  expect(formatDataAmount(500)).toBe('500 MB');
  expect(formatDataAmount(999)).toBe('999 MB');
  expect(formatDataAmount(1000)).toBe('1 GB');
  expect(formatDataAmount(2500)).toBe('2.5 GB');
  expect(formatDataAmount(10_000)).toBe('10 GB');
  expect(formatDataAmount(100_000)).toBe('100 GB');
});

it('always writes plan rows in gigabytes with one decimal', () => {
  expect(formatGigabytes(-1)).toBe('Unlimited');
  expect(formatGigabytes(500)).toBe('0.5 GB');
  expect(formatGigabytes(1000)).toBe('1.0 GB');
  expect(formatGigabytes(100_000)).toBe('100.0 GB');
});

it('says day for one and days for several', () => {
  expect(formatDays(1)).toBe('1 day');
  expect(formatDays(30)).toBe('30 days');
  expect(formatRowDays(1)).toBe('For 1 DAY');
  expect(formatRowDays(7)).toBe('For 7 DAYS');
});
