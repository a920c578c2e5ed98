import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'Disponible en',
    name: 'Google Play',
  },
  other: {
    before: 'Descargar para',
    name: 'Android',
  },
};
