import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'זה יפעל בטלפון שלי?',
  check: 'בדקו את הדגם',
};
