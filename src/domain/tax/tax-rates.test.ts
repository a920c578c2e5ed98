import { describe, expect, it } from 'vitest';

import {
  dearestOn,
  EU_RATES,
  highestRate,
  isInEu,
  nationalCurrency,
  rateOn,
  type TaxRate,
} from './tax-rates.ts';

describe('a country’s rate', () => {
  it.each([
    ['DE', '2026-11-29', 1900],
    ['FI', '2024-08-31', 2400],
    ['FI', '2024-09-01', 2550],
    ['EE', '2025-06-30', 2200],
    ['EE', '2025-07-01', 2400],
    ['SK', '2024-12-31', 2000],
    ['SK', '2025-01-01', 2300],
    ['RO', '2025-07-31', 1900],
    ['RO', '2025-08-01', 2100],
    ['US', '2026-11-29', null],
    ['IC', '2026-11-29', null],
  ])('in %s on %s is %s', (country, day, rate) => {
    expect(rateOn(EU_RATES, country, day)).toBe(rate);
  });

  it('is the newest of those that have begun, in whatever order they are listed', () => {
    const rates: TaxRate[] = [
      { country: 'NO', rateBp: 2600, from: '2027-01-01' },
      { country: 'NO', rateBp: 2500, from: '2005-01-01' },
    ];
    expect(rateOn(rates, 'NO', '2026-12-31')).toBe(2500);
    expect(rateOn(rates, 'NO', '2027-01-01')).toBe(2600);
    expect(rateOn(rates, 'NO', '2004-12-31')).toBeNull();
  });
});

it('knows one rate for each of the 27 countries, since a day that has been', () => {
  const countries = new Set(EU_RATES.map(({ country }) => country));
  expect(countries.size).toBe(27);
  for (const country of countries) {
    const rate = rateOn(EU_RATES, country, '2026-11-29') ?? 0;
    // The Directive allows no standard rate below 15 % (Article 97).
    expect(rate, country).toBeGreaterThanOrEqual(1500);
    expect(rate, country).toBeLessThanOrEqual(2700);
  }
  const days = EU_RATES.map(({ country, from }) => `${country} ${from}`);
  expect(new Set(days).size).toBe(days.length);
  for (const { from } of EU_RATES) expect(from).toMatch(/^(19|20)\d\d-\d\d-\d\d$/);
});

it('knows the highest rate, which the floor of a price reckons with', () => {
  expect(highestRate(EU_RATES)).toBe(2700);
  expect(dearestOn(EU_RATES, '2026-11-29')).toBe('HU');
  expect(highestRate([])).toBe(0);
  expect(dearestOn([], '2026-11-29')).toBeNull();
  // Neither a rate that is over nor one that ended counts.
  const fallen: TaxRate[] = [
    { country: 'XK', rateBp: 3000, from: '2000-01-01' },
    { country: 'XK', rateBp: 1800, from: '2020-01-01' },
  ];
  expect(highestRate(fallen)).toBe(1800);
});

it('names the currency in which a country’s office reckons', () => {
  expect(['DE', 'BG', 'HR', 'PL', 'RO', 'SE', 'HU'].map(nationalCurrency)).toEqual([
    'EUR',
    'EUR',
    'EUR',
    'PLN',
    'RON',
    'SEK',
    'HUF',
  ]);
  expect(nationalCurrency('GB')).toBe('GBP');
  expect(nationalCurrency('US')).toBeNull();
  expect([isInEu('GR'), isInEu('EL'), isInEu('GB'), isInEu('IC')]).toEqual([true, false, false, false]);
});
