import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: 'זה יעבוד בטלפון שלי?',
  check: 'בדקו את הדגם',
};
