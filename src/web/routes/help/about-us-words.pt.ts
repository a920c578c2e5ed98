import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: 'Sobre nós',
    description: 'Quem vende estes eSIMs, como a empresa trabalha e no que acredita.',
  },
  title: (brand) => `Sobre a ${brand}`,
  lead: 'Quem somos, o que vendemos e como trabalhamos.',
};
