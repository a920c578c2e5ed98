import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: '이 번역은 참고용입니다. 영어 원문이 우선합니다.',
  english: '영어 원문 보기',
  updated: (date) => `최종 업데이트: ${date}`,
  contents: '목차',
};

export const retentionWords: typeof source.retentionWords = { kept: '보관 기간:' };
