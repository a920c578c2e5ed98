import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: '인기',
  parts: '대륙별',
  inOrder: (countries) => (countries === 1 ? '1개국' : `${countries}개국, 인기순`),
  all: (countries) => `전체 ${countries}개국(이름순)`,
  letters: '첫 글자',
  from: '요금제 최저가',
  nothingYet: '판매 준비 중',
};
