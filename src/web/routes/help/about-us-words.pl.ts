import type * as source from './about-us-words.ts';

export const aboutWords: typeof source.aboutWords = {
  meta: {
    title: 'O nas',
    description: 'Kto sprzedaje te eSIM‑y, jak działa firma i czym się kieruje.',
  },
  title: (brand) => `O sklepie ${brand}`,
  lead: 'Kim jesteśmy, co sprzedajemy i jak pracujemy.',
};
