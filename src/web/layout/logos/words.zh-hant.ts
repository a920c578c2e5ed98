import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: '下載 App',
    name: 'Google Play',
  },
  other: {
    before: '下載 App',
    name: 'Android',
  },
};
