import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'Beliebt',
  parts: 'Weltregionen',
  inOrder: (countries) => (countries === 1 ? '1 Land' : `${countries} Länder, meistbesuchte zuerst`),
  all: (countries) => `Alle ${countries} Länder von A bis Z`,
  letters: 'Anfangsbuchstaben',
  from: 'Tarife ab',
  nothingYet: 'Noch nicht im Angebot',
};
