import { expect, test } from 'vitest';

import { splitName } from './split-name.ts';

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
