import { expect, test } from 'vitest';

import { greetingName, shortName, splitName, wholeName, writtenName } from './split-name.ts';

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
  ['山田 太郎', '山田太郎'],
  ['佐々木　さくら', '佐々木さくら'],
  ['マリー・クレール ロペス', 'マリー・クレール ロペス'],
  ['王 小明', '王小明'],
  ['歐陽 娜娜', '歐陽娜娜'],
  ['王', ''],
  ['김 철수', '김철수'],
  ['김철수', '김철수'],
  ['길동 Hong', '길동'],
  [' ,', ''],
  ['', ''],
])('%j is greeted as %j', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});

test.each([
  ['Mia Larsen', 'Mia Larsen'],
  ['王 小明', '王小明'],
  ['山田 太郎', '山田太郎'],
  ['남궁 민수', '남궁민수'],
  ['マリア ロペス', 'マリア ロペス'],
  ['王 Mia', '王 Mia'],
  ['', ''],
])('%j is written %j', (name, written) => {
  expect(writtenName(name)).toBe(written);
});

test.each([
  ['Chloé van Dyk', 'Chloé D.'],
  ['Chloé Dubois', 'Chloé D.'],
  ['  Mia   Larsen ', 'Mia L.'],
  ['Smith, Ann', 'Smith A.'],
  ['Kartini', 'Kartini'],
  ['Ann 𝒮mith', 'Ann 𝒮.'],
  ['山田 太郎', '山田太郎'],
  ['マリア ロペス', 'マリア ロペス'],
  [' , x', ', x.'],
  ['', ''],
])('%j is short for %j', (name, short) => {
  expect(shortName(name)).toBe(short);
});
