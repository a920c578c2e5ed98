import { expect, it } from 'vitest';

import { formatAge } from './time-ago.tsx';

const MINUTE = 60_000;

it.each([
  [-5 * MINUTE, 'just now'],
  [59_999, 'just now'],
  [MINUTE, '1 min ago'],
  [59.9 * MINUTE, '59 min ago'],
  [60 * MINUTE, '1 h ago'],
  [47.9 * 60 * MINUTE, '47 h ago'],
  [48 * 60 * MINUTE, '2 days ago'],
])('%d ms is %s', (ms, words) => {
  expect(formatAge(ms)).toBe(words);
});
