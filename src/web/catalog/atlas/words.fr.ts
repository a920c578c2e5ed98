import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'Les plus visités',
  parts: 'Parties du monde',
  inOrder: (countries) =>
    countries < 2 ? `${countries}\u00A0pays` : `${countries}\u00A0pays, les plus visités d’abord`,
  all: (countries) => `Les ${countries}\u00A0pays, de A à Z`,
  letters: 'Premières lettres',
  from: 'forfaits dès',
  nothingYet: 'Pas encore en vente',
};
