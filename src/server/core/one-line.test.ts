import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { oneLine } from './one-line.ts';

it('keeps names as people write them', () => {
  for (const name of ["Zoë O'Brien", 'مريم', 'שרה', '李小龍', '👩🏽‍🚀 Mia', 'Mia <3'])
    expect(oneLine(name)).toBe(name);
});

it('joins many lines into one', () => {
  expect(oneLine('Mia\r\nBcc: eve@example.net')).toBe('Mia Bcc: eve@example.net');
  expect(oneLine(' a\u0000\t\u0085b\u2028c\u2029 ')).toBe('a b c');
});

it('drops marks that turn the reading direction of the text after them', () => {
  expect(oneLine('\u202Efdp.exe\u202C\u2066x\u2067')).toBe('fdp.exex');
  expect(oneLine('\u2069a\u2066b\u2066c\u2069d\u2069')).toBe('ab\u2066c\u2069d');
});

it('keeps an amount together that our own words have isolated', () => {
  const words = 'يعود \u2066$17.63\u2069 إلى \u2067Visa تنتهي بـ 4242\u2069.';
  expect(oneLine(words)).toBe(words);
});

it('never leaves anything that could start a new header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(oneLine(text)).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E]/u);
      expect(oneLine(oneLine(text))).toBe(oneLine(text));
    }),
  );
});
