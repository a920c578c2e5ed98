import { expect, it } from 'vitest';

import { codeIn } from './code-field.tsx';

it.each([
  ['123456', 'app', '123456'],
  [' 123 456 ', 'app', '123456'],
  ['123-456', 'app', '123456'],
  ['12345', 'app', null],
  ['1234567', 'app', null],
  ['ABCDE-FGHJK', 'app', null],
  ['ABCDE-FGHJK', 'recovery', 'ABCDE-FGHJK'],
  [' abcde fghjk ', 'recovery', 'abcde fghjk'],
  ['123456', 'recovery', null],
] as const)('%j, typed as a code of the %s, is %j', (typed, kind, wanted) => {
  expect(codeIn(typed, kind)).toBe(wanted);
});
