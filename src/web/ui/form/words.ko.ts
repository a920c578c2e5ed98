import type * as source from './words.ts';

export const searchWords: typeof source.searchWords = {
  clear: '검색어 지우기',
};
