import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: '下载应用',
    name: 'Google Play',
  },
  other: {
    before: '下载应用',
    name: 'Android',
  },
};
