import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: 'Over ons',
    description: 'Wie deze eSIM’s verkoopt, hoe het bedrijf werkt en waar het voor staat.',
  },
  title: (brand) => `Over ${brand}`,
  lead: 'Wie we zijn, wat we verkopen en hoe we werken.',
};
