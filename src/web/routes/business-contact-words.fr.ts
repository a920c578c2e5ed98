import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: 'Solutions pour entreprises',
    description:
      'Des eSIM de voyage pour équipes et entreprises. Demandez un devis, réponse sous un jour ouvré.',
  },
};
