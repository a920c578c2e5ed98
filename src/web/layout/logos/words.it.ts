import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'Disponibile su',
    name: 'Google Play',
  },
  other: {
    before: 'Scarica per',
    name: 'Android',
  },
};
