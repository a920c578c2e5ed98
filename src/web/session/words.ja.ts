import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'アカウントを読み込めませんでした',
    text: 'eSIMに影響はありません。通信状況を確認して、もう一度お試しください。',
  },
};
