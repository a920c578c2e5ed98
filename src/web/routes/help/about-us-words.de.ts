import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: 'Über uns',
    description: 'Wer diese eSIMs verkauft, wie das Unternehmen arbeitet und wofür es steht.',
  },
  title: (brand) => `Über ${brand}`,
  lead: 'Wer wir sind, was wir verkaufen und wie wir arbeiten.',
};
