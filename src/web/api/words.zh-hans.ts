import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: '连接失败，请重试。',
  wrong: '出错了',
};
