import { expect, it } from 'vitest';

import { printable } from './printable.ts';

it.each([
  ['line breaks and other controls', 'Mia\r\nTotal\u0000 paid\t$0', 'Mia Total paid $0'],
  ['marks that turn what follows', 'Mia \u202Egnp.exe\u2066\u200F', 'Mia gnp.exe'],
  ['what shows nothing', 'M\u00ADi\uFEFFa\u2060 \u{E0041}\uE000', 'Mia'],
  ['odd spaces', 'Mia\u00A0\u3000Larsen', 'Mia Larsen'],
  ['too many marks', `Z${'\u0316'.repeat(50)}oe`, `Z${'\u0316'.repeat(4)}oe`],
])('drops or tames %s', (_, typed, shown) => {
  expect(printable(typed)).toBe(shown);
});

it('leaves names as they are written', () => {
  for (const name of ['José Ñandú', 'می\u200Cخواهم', 'क्\u200Dष', '王小明', 'דָּוִד'.normalize('NFC')])
    expect(printable(name)).toBe(name);
});

it('composes letters, and puts the ring of a Thai am below its tone', () => {
  expect(printable('Jose\u0301')).toBe('Jos\u00E9');
  expect(printable('น\u0E49\u0E33')).toBe('น\u0E4D\u0E49\u0E32');
});

it('has an end', () => {
  expect(Array.from(printable('𠮷'.repeat(5000)))).toHaveLength(300);
});
