import type * as source from './words.ts';

export const storeWords: typeof source.storeWords = {
  play: {
    before: 'アプリを入手',
    name: 'Google Play',
  },
  other: {
    before: 'ダウンロード',
    name: 'Android',
  },
};
