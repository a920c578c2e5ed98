import { expect, it } from 'vitest';

import { csvLine } from './table-export.ts';

it.each([
  '=1+1',
  '+1',
  '-1+1',
  '-a',
  '@a',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  ' =1',
  '\u00a0=1',
  '\t1',
  '\n1',
  '\n =1',
])('marks %j as text', (cell) => {
  expect(csvLine([cell]).replaceAll('"', '')).toBe(`'${cell}\r\n`);
});

it('leaves everything else unchanged', () => {
  expect(csvLine(['a=b', ' a', '', null, -5, '-5', '-4.00', true, 'a,b'])).toBe(
    'a=b, a,,,-5,-5,-4.00,true,"a,b"\r\n',
  );
});
