import { expect, test } from 'vitest';

import { rateDialogWords as words } from './currency-words.ts';
import { readRate } from './typed-rate.ts';

test.each([
  ['0.92', 0.92],
  ['0,92', 0.92],
  ['0,923', 0.923],
  ['31.405', 31.405],
  [' 31,4 ', 31.4],
  ['1380', 1380],
  ['1380,5', 1380.5],
  ['1 380.5', 1380.5],
  ['1,380.5', 1380.5],
  ['1.380,5', 1380.5],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
])('the rate %o is read as %d', (typed, rate) => {
  expect(readRate(typed)).toEqual({ rate });
});

test('a comma before three digits alone is not guessed', () => {
  expect(readRate('1,380')).toEqual({ wrong: words.either('1380', '1.380') });
});

test.each(['', '0', '0,00', '-1', 'much', '1.2.3', '1,2,3', '1.2,3.4', '31,4,', '1000001', '1e3'])(
  '%o is no rate',
  (typed) => {
    expect(readRate(typed)).toEqual({ wrong: words.wrong });
  },
);
