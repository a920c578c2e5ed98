import type * as source from './words.ts';

export const searchWords: typeof source.searchWords = {
  clear: 'Wyczyść wyszukiwanie',
};
