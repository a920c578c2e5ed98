import { describe, expect, it } from 'vitest';

import { TEXT_READERS } from '../support/growth/text-readers.ts';
import { growsInLine } from '../support/machine/grows-in-line.ts';

/** What patterns are built of: repeated, each drives some pattern into its worst case. */
const LETTERS = [
  'a 0 8 / // - _ . @ % < > " \' : , ; \\ { [ = & é \u0301 \u0E47 \u0E33 \u200C \uD800 😀 :: 1. a. a@ a@a. .- -. %00'.split(
    ' ',
  ),
  [
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\0',
    'a ',
    ' a',
    ', ',
    '\nparams: ',
    'LPA:1$',
    '_secret_',
    'sk_',
    '://',
    '</',
    '"a":',
  ],
].flat();

describe('64 KB of a caller’s worst letters take at most eight times as long as 16 KB', () => {
  it.each(Object.entries(TEXT_READERS))('%s', (_, read) => {
    const slow = LETTERS.filter((letters) => !growsInLine(read, letters));
    expect(slow).toEqual([]);
  });

  it('which a pattern that takes the square of its text does not', () => {
    const square = growsInLine((text) => /[\w.+-]+@[\w-]+\.[\w.-]+/.test(text), 'a', [4 * 1024, 16 * 1024]);
    expect(square).toBe(false);
  });
});
