import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'Disponible sur',
    name: 'Google Play',
  },
  other: {
    before: 'Télécharger pour',
    name: 'Android',
  },
};
