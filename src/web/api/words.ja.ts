import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: '接続に失敗しました。もう一度お試しください。',
  wrong: '問題が発生しました',
};
