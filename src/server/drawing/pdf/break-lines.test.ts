import { expect, it } from 'vitest';

import { breakLines } from './break-lines.ts';
import { splitLetters, textOf } from './split-runs.ts';

const broken = (text: string, width: number) =>
  breakLines(
    splitLetters(text, { style: 'text', language: 'en' }).letters,
    (line) => line.length <= width,
  ).map(textOf);

it.each([
  ['', 10, ['']],
  ['Mia Larsen', 10, ['Mia Larsen']],
  ['Mia Larsen', 9, ['Mia', 'Larsen']],
  ['Mia van der Berg', 7, ['Mia van', 'der', 'Berg']],
  ['Wolfeschlegelstein', 8, ['Wolfesch', 'legelste', 'in']],
  ['Mia Wolfeschlegel', 5, ['Mia', 'Wolfe', 'schle', 'gel']],
  ['王小明', 2, ['王小', '明']],
])('breaks %j at %i into %j', (text, width, lines) => {
  expect(broken(text, width)).toEqual(lines);
});

it('ends even if nothing fits', () => {
  expect(broken('Mia', 0)).toEqual(['M', 'i', 'a']);
});
