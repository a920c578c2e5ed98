import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: '我的手機能用嗎？',
  check: '查看您的機型',
};
