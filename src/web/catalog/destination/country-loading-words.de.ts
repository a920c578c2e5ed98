import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'eSIM-Tarife werden geladen …',
  intro:
    'Wähle Tage und Daten für deine Reise. Die eSIM kommt in einer Minute per E-Mail und startet, wenn du landest.',
};
