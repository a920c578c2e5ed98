import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'Wczytywanie pakietów eSIM…',
  intro:
    'Wybierz, ile dni i ile danych potrzebujesz w podróży. eSIM dotrze e‑mailem w minutę i zacznie działać, gdy wylądujesz.',
};
