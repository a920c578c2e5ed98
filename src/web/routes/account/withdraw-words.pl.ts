import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: 'Odstąp od umowy',
    description: 'Odstąp od umowy dotyczącej zamówienia w terminie, który prawo daje konsumentom.',
  },
};
