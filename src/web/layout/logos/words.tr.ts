import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'Hemen indirin',
    name: 'Google Play',
  },
  other: {
    before: 'Hemen indirin',
    name: 'Android',
  },
};
