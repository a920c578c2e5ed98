import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'eSIM-bundels laden…',
  intro:
    'Kies de dagen en data voor je reis. De eSIM komt binnen een minuut per e-mail en gaat in zodra je landt.',
};
