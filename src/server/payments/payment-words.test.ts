import { expect, it } from 'vitest';

import { paymentWords } from './words.ts';

it.each([
  [1, 'eSIM for Japan - 1.0 GB for 1 day'],
  [30, 'eSIM for Japan - 1.0 GB for 30 days'],
])('a payment says how long its plan lasts: %d', (days, said) => {
  expect(paymentWords.description('Japan', '1.0 GB', days)).toBe(said);
});
