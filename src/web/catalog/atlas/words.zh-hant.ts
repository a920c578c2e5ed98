import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: '熱門',
  parts: '各大洲與地區',
  inOrder: (countries) => (countries === 1 ? '1 個國家或地區' : `${countries} 個國家和地區，熱門優先`),
  all: (countries) => `全部 ${countries} 個國家和地區，依筆畫排列`,
  letters: '首字',
  from: '方案起價',
  nothingYet: '尚未開賣',
};
