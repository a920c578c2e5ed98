import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'Jetzt bei',
    name: 'Google Play',
  },
  other: {
    before: 'Laden für',
    name: 'Android',
  },
};
