import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { severalLines } from './place-words.ts';

const odd = fc.constantFrom(
  '\n',
  '\r\n',
  '\u2028',
  '\0',
  '\u001b',
  '\u202e',
  '\u2066',
  ' ',
  '\t',
  'a',
  'é',
  '<b>',
  '\ud800',
);
const typed = fc.array(fc.oneof(odd, fc.string()), { maxLength: 30 }).map((parts) => parts.join(''));

describe('several lines', () => {
  it('have no control characters except line breaks and no direction marks, and cleaning them again changes nothing', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const shown = severalLines(text);
        expect(shown).not.toMatch(/[^\P{Cc}\n]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029]/u);
        expect(shown).not.toMatch(/\n{3}|^\s|\s$/);
        expect(shown.isWellFormed()).toBe(true);
        expect(severalLines(shown)).toBe(shown);
      }),
    );
  });

  it('keep paragraphs and every letter', () => {
    expect(severalLines(' One  line.\r\n\r\n\r\n\r\nAnother\u202e one:\t<b>5G</b> ')).toBe(
      'One line.\n\nAnother one: <b>5G</b>',
    );
  });
});
