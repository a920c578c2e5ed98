import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: '다운로드하기',
    name: 'Google Play',
  },
  other: {
    before: '다운로드하기',
    name: 'Android',
  },
};
