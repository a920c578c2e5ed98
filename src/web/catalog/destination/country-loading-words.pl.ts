import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'Wczytywanie pakietów eSIM…',
  intro:
    'Wybierz liczbę dni i danych na swoją podróż. eSIM dotrze e-mailem w minutę i zacznie działać, gdy wylądujesz.',
};
