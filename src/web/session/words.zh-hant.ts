import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: '無法載入您的帳號',
    text: '您的 eSIM 不受影響。請檢查網路連線後再試。',
  },
};
