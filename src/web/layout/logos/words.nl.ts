import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'Ontdek het op',
    name: 'Google Play',
  },
  other: {
    before: 'Download voor',
    name: 'Android',
  },
};
