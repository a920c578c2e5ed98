import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: 'Rozwiązania dla firm',
    description:
      'eSIM‑y na podróże dla zespołów i firm. Poproś o wycenę, a odpowiemy w ciągu jednego dnia roboczego.',
  },
};
