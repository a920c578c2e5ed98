import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: 'Chi siamo',
    description: 'Chi vende queste eSIM, come lavora l’azienda e in che cosa crede.',
  },
  title: (brand) => `Chi è ${brand}`,
  lead: 'Chi siamo, che cosa vendiamo e come lavoriamo.',
};
