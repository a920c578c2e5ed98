import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'עכשיו ב-',
    name: 'Google Play',
  },
  other: {
    before: 'להורדה ל-',
    name: 'Android',
  },
};
