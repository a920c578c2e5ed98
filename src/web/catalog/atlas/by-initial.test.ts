import { expect, it } from 'vitest';

import { byInitial } from './by-initial.ts';

it.each([
  ['en', ['Åland Islands', 'Austria', 'Zambia'], { A: 2, Z: 1 }],
  ['de', ['Ägypten', 'Albanien', 'Österreich'], { A: 2, O: 1 }],
  ['fr', ['Égypte', 'Espagne'], { E: 2 }],
  ['tr', ['Cibuti', 'Çad', 'Irak', 'İran', 'Şili'], { C: 1, Ç: 1, I: 1, İ: 1, Ş: 1 }],
  ['pl', ['Litwa', 'Łotwa'], { L: 1, Ł: 1 }],
  ['es', ['Níger', 'Noruega'], { N: 2 }],
  ['ja', ['ハンガリー', 'バングラデシュ', 'パナマ'], { ハ: 3 }],
  ['ko-KR', ['가나', '그리스', '나이지리아', '대한민국'], { ㄱ: 2, ㄴ: 1, ㄷ: 1 }],
  [
    'zh-Hans-CN',
    ['阿曼', '澳大利亚', '中国', '泰国', '日本', '德国', '留尼汪', '马来西亚'],
    { A: 2, Z: 1, T: 1, R: 1, D: 1, L: 1, M: 1 },
  ],
  ['zh-Hant-TW', ['日本', '泰國'], { '': 2 }],
  ['ar', ['أستراليا', 'إسبانيا', 'آيسلندا', 'بلجيكا'], { ا: 3, ب: 1 }],
])('puts names in %s under its letters', (locale, names, expected) => {
  const groups = byInitial(
    names.map((name) => ({ name })),
    locale,
  );
  expect(Object.fromEntries([...groups].map(([letter, all]) => [letter, all.length]))).toEqual(expected);
});
