import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: '連線失敗，請再試一次。',
  wrong: '發生錯誤',
};
