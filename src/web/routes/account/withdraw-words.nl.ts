import type * as source from './withdraw-words.ts';

export const withdrawWords: typeof source.withdrawWords = {
  meta: {
    title: 'Overeenkomst herroepen',
    description:
      'Herroep de overeenkomst voor een bestelling binnen de termijn die de wet consumenten geeft.',
  },
};
