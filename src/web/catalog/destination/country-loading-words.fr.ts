import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'Chargement des forfaits eSIM…',
  intro:
    'Choisissez les jours et les données de votre voyage. L’eSIM arrive par e\u2011mail en une minute et démarre à l’arrivée.',
};
