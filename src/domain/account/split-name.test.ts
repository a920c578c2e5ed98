import { expect, test } from 'vitest';

import { greetingName, splitName } from './split-name.ts';

test.each([
  ['Mia Larsen', 'Mia', 'Larsen'],
  ['Mia Larsen Holm', 'Mia', 'Larsen Holm'],
  ['Kim van  Dijk', 'Kim', 'van  Dijk'],
  ['  Mia   Larsen ', 'Mia', 'Larsen'],
  ['Kartini', 'Kartini', ''],
  ['山田 太郎', '山田', '太郎'],
  ['', '', ''],
  ['   ', '', ''],
])('%j is %j and %j', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

test.each([
  ['Mia Larsen', 'Mia'],
  ['Smith, Jr., "Bob"', 'Smith'],
  ['"Bob" Smith', 'Bob'],
  ['J. R. Smith', 'J.'],
  ['O’Brien-D’Arcy, Ann', 'O’Brien-D’Arcy'],
  ['山田 太郎', '山田'],
  [' ,', ''],
  ['', ''],
])('%j is greeted as %j', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});
