import { expect, it } from 'vitest';

import { spanText } from './due.tsx';

const MINUTE = 60_000;

it.each([
  [10_000, '1 min'],
  [59 * MINUTE, '59 min'],
  [61 * MINUTE, '1 h'],
  [47 * 60 * MINUTE, '47 h'],
  [72 * 60 * MINUTE, '3 days'],
])('%d ms are %s', (ms, text) => expect(spanText(ms)).toBe(text));
