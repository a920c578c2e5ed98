import { expect, test } from 'vitest';

import { findEuVatNumber, readEuVatNumber, writtenVatNumber } from './eu-vat-number.ts';
import { EU_RATES } from './tax-rates.ts';

/** One number of each state in its form, and one that only its length or a letter keeps from it. */
const NUMBERS = [
  ['AT', 'ATU12345678', 'AT12345678'],
  ['BE', 'BE0123456789', 'BE2123456789'],
  ['BG', 'BG123456789', 'BG12345678'],
  ['CY', 'CY12345678X', 'CY123456789'],
  ['CZ', 'CZ12345678', 'CZ1234567'],
  ['DE', 'DE123456789', 'DE12345678'],
  ['DK', 'DK12345678', 'DK123456789'],
  ['EE', 'EE123456789', 'EE12345678'],
  ['GR', 'EL123456789', 'EL12345678'],
  ['ES', 'ESX1234567X', 'ES123456789'],
  ['FI', 'FI12345678', 'FI123456789'],
  ['FR', 'FRXX123456789', 'FR123456789'],
  ['HR', 'HR12345678901', 'HR1234567890'],
  ['HU', 'HU12345678', 'HU123456789'],
  ['IE', 'IE1234567WA', 'IE12345678'],
  ['IT', 'IT12345678901', 'IT1234567890'],
  ['LT', 'LT123456789', 'LT1234567890'],
  ['LU', 'LU12345678', 'LU123456789'],
  ['LV', 'LV12345678901', 'LV1234567890'],
  ['MT', 'MT12345678', 'MT123456789'],
  ['NL', 'NL123456789B01', 'NL123456789BB1'],
  ['PL', 'PL1234567890', 'PL123456789'],
  ['PT', 'PT123456789', 'PT12345678'],
  ['RO', 'RO1234567890', 'RO1'],
  ['SE', 'SE123456789012', 'SE1234567890'],
  ['SI', 'SI12345678', 'SI123456789'],
  ['SK', 'SK1234567890', 'SK123456789'],
  ['GB', 'XI123456789', 'XI12345678'],
] as const;

test.each(NUMBERS)('a number of %s is known by its form: %s, not %s', (territory, right, wrong) => {
  expect(readEuVatNumber(right)?.territory).toBe(territory);
  expect(readEuVatNumber(wrong)).toBeNull();
});

test('every country of the EU has a form', () => {
  const states = new Set(EU_RATES.map(({ country }) => country));
  expect(new Set(NUMBERS.map(([territory]) => territory).filter((one) => one !== 'GB'))).toEqual(states);
});

test.each([
  ['de 123.456.789', 'DE123456789'],
  ['GR-123456789', 'EL123456789'],
  ['fr xx 123 456 789', 'FRXX123456789'],
])('a number is read as people write it: %s', (typed, written) => {
  const read = readEuVatNumber(typed);
  expect(read && writtenVatNumber(read)).toBe(written);
});

test.each(['', 'GB123456789', 'CHE-123.456.789', 'EIN 12-3456789', '__proto__', 'XX123456789'])(
  '%j is no number of the EU',
  (typed) => {
    expect(readEuVatNumber(typed)).toBeNull();
  },
);

test.each([
  ['VAT ID IE1234567A', 'IE1234567A'],
  ['USt-IdNr.: DE 123 456 789', 'DE123456789'],
  ['EIN 12-3456789', null],
  ['', null],
])('of %j, the number is %s', (text, number) => {
  const found = findEuVatNumber(text);
  expect(found && writtenVatNumber(found)).toBe(number);
});
