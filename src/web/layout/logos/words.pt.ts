import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'Disponível no',
    name: 'Google Play',
  },
  other: {
    before: 'Baixar para',
    name: 'Android',
  },
};
