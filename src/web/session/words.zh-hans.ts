import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: '无法加载你的账户',
    text: '你的 eSIM 没有受到影响。请检查网络连接后重试。',
  },
};
