import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: '연결하지 못했어요. 다시 시도해 주세요.',
  wrong: '문제가 생겼어요',
};
