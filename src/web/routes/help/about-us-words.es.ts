import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: 'Sobre nosotros',
    description: 'Quién vende estas eSIM, cómo trabaja la empresa y qué defiende.',
  },
  title: (brand) => `Sobre ${brand}`,
  lead: 'Quiénes somos, qué vendemos y cómo trabajamos.',
};
