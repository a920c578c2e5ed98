import { expect, test } from 'vitest';

import { greetingName, splitName, wholeName } from './split-name.ts';

test.each([
  ['Mia Larsen', 'Mia', 'Larsen'],
  ['Mia Larsen Holm', 'Mia', 'Larsen Holm'],
  ['Kim van  Dijk', 'Kim', 'van  Dijk'],
  ['  Mia   Larsen ', 'Mia', 'Larsen'],
  ['Kartini', 'Kartini', ''],
  ['山田 太郎', '太郎', '山田'],
  ['山田　太郎', '太郎', '山田'],
  ['太郎', '太郎', ''],
  ['김 철수', '철수', '김'],
  ['', '', ''],
  ['   ', '', ''],
])('%j is %j and %j', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});

test.each(['Mia Larsen', 'Taro Yamada', '山田 太郎', 'さくら マリア'])('%j is whole again', (name) => {
  expect(wholeName(splitName(name))).toBe(name);
});

test.each([
  ['Mia Larsen', 'Mia'],
  ['Smith, Jr., "Bob"', 'Smith'],
  ['"Bob" Smith', 'Bob'],
  ['J. R. Smith', 'J.'],
  ['O’Brien-D’Arcy, Ann', 'O’Brien-D’Arcy'],
  ['山田 太郎', '山田'],
  ['김 철수', '김철수'],
  ['김철수', '김철수'],
  ['길동 Hong', '길동'],
  [' ,', ''],
  ['', ''],
])('%j is greeted as %j', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});
