import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'Populair',
  parts: 'Delen van de wereld',
  inOrder: (countries) => (countries === 1 ? '1 land' : `${countries} landen, meest bezocht eerst`),
  all: (countries) => `Alle ${countries} landen, van A tot Z`,
  letters: 'Beginletters',
  from: 'bundels vanaf',
  nothingYet: 'Nog niet te koop',
};
