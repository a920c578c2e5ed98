import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'Deze pagina kon niet worden geladen',
  text: 'Er ging iets mis bij ons of onderweg. Voor wat je hebt gekocht, maakt dat niets uit.',
  home: 'Naar de homepage',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'Deze pagina kon niet worden geladen',
  description: 'Er ging onderweg iets mis.',
};
