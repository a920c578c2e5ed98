import { expect, it } from 'vitest';

import { MAX_MISSED, missedQuery } from './missed-query.ts';

it.each([
  ['  Bora   Island ', 'bora island'],
  ['Narnia 5 GB 7 days', 'narnia'],
  ['Île d’Yeu', 'île d’yeu'],
  ['東京都', '東京都'],
  ['x', null],
  ['', null],
  ['12345', null],
  ['mia@fernweh.example', null],
  ['call 555 0199', null],
  ['a/b', null],
  ['x'.repeat(MAX_MISSED), 'x'.repeat(MAX_MISSED)],
  ['x'.repeat(MAX_MISSED + 1), null],
])('%j is recorded as %j', (query, recorded) => {
  expect(missedQuery(query)).toBe(recorded);
});
