import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: 'Kurumsal çözümler',
    description:
      'Ekipler ve şirketler için seyahat eSIM’leri. Teklif isteyin, bir iş günü içinde yanıt alın.',
  },
};
