import { expect, it } from 'vitest';

import { printable } from './printable.ts';

it.each([
  ['white space is a space', ' Mia\r\nTotal paid\t$0 ', 'Mia Total paid $0'],
  ['so are odd spaces', 'Mia\u00A0\u3000Larsen', 'Mia Larsen'],
  ['controls have their number', 'Mia\u0000\u001B Larsen', 'Mia[U+0000 001B] Larsen'],
  ['so have marks that turn what follows', 'Mia \u202Egnp.exe\u2066', 'Mia [U+202E]gnp.exe[U+2066]'],
  ['and what nobody has given a look', 'Mia \u{E0041}\uE000\u0378', 'Mia [U+E0041 E000 0378]'],
  ['half a character is seen to be one', 'Mia \uD83E', 'Mia \uFFFD'],
  ['what looks like nothing anywhere is nothing', 'M\u00ADi\uFEFFa\u2060\u200B \u05D3\u200F', 'Mia \u05D3'],
  ['a variant of a letter is the letter', '\u845B\u{E0100}\u98FE', '\u845B\u98FE'],
  ['too many marks are seen to be left out', `Z${'\u0316'.repeat(50)}oe`, `Z${'\u0316'.repeat(4)}\u2026oe`],
])('%s', (_, typed, shown) => {
  expect(printable(typed)).toBe(shown);
});

it('leaves names and isolated amounts unchanged', () => {
  for (const name of [
    '\u2066$2.69\u2069',
    'José Ñandú',
    'می\u200Cخواهم',
    'क्\u200Dष',
    '王小明',
    'דָּוִד'.normalize('NFC'),
  ])
    expect(printable(name)).toBe(name);
});

it('composes letters, and puts the ring of a Thai am below its tone', () => {
  expect(printable('Jose\u0301')).toBe('Jos\u00E9');
  expect(printable('น\u0E49\u0E33')).toBe('น\u0E4D\u0E49\u0E32');
});

it('has a maximum length', () => {
  expect(printable('𠮷'.repeat(5000))).toBe(`${'𠮷'.repeat(300)}\u2026`);
});
