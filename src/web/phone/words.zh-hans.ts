import type * as source from './words.ts';

export const phoneLineWords: typeof source.phoneLineWords = {
  ask: '我的手机能用吗？',
  check: '查看你的机型',
};
