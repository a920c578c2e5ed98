import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'Caricamento dei piani eSIM…',
  intro:
    'Scegli i giorni e i dati per il tuo viaggio. L’eSIM arriva via email in un minuto e parte quando atterri.',
};
