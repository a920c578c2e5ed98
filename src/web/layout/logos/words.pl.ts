import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'Pobierz z',
    name: 'Google Play',
  },
  other: {
    before: 'Pobierz na',
    name: 'Androida',
  },
};
