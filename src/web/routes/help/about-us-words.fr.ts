import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: 'À propos de nous',
    description: 'Qui vend ces eSIM, comment l’entreprise travaille et quelles valeurs elle défend.',
  },
  title: (brand) => `À propos de ${brand}`,
  lead: 'Qui nous sommes, ce que nous vendons et comment nous travaillons.',
};
