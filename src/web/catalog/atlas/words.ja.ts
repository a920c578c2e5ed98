import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: '人気',
  parts: '世界の地域',
  inOrder: (countries) => (countries === 1 ? '1か\u2060国' : `${countries}か\u2060国、人気順`),
  all: (countries) => `全${countries}か\u2060国（名前順）`,
  letters: '頭文字',
  from: '最安プラン',
  nothingYet: '未発売',
};
