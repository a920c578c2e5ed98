import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { TEST_CARDS } from '../../test-data/magic.ts';
import { cardBrand, groupCardNumber, isCardNumber, passesLuhn } from './card-number.ts';

test('every test card is a card number of its brand', () => {
  for (const { number } of TEST_CARDS) expect(isCardNumber(number), number).toBe(true);
  expect(cardBrand('5555555555554444')?.name).toBe('mastercard');
  expect(cardBrand('2223003122003222')?.name).toBe('mastercard');
  expect(cardBrand('378282246310005')?.name).toBe('amex');
  expect(cardBrand('3056930009020004')?.name).toBe('diners');
  expect(cardBrand('9')).toBeUndefined();
});

test('a wrong check digit, a wrong length and an unknown brand are no card numbers', () => {
  for (const number of ['4242424242424241', '42424242', '9999999999999995', '']) {
    expect(isCardNumber(number), number).toBe(false);
  }
});

test('groups follow the brand', () => {
  expect(groupCardNumber('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(groupCardNumber('378282246310005')).toBe('3782 822463 10005');
  expect(groupCardNumber('42424')).toBe('4242 4');
});

test('grouping loses no digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,15}$/), (digits) => {
      expect(groupCardNumber(digits).replaceAll(' ', '')).toBe(digits);
    }),
  );
});

test('exactly one last digit makes a number valid', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5,15}$/), (digits) => {
      const passing = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((last) => passesLuhn(`${digits}${last}`));
      expect(passing).toHaveLength(1);
    }),
  );
});
