import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: 'ページを読み込めませんでした',
  text: '当店または通信の途中で問題が発生しました。購入済みのものに影響はありません。',
  home: 'ホームへ',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: 'ページを読み込めませんでした',
  description: '途中で問題が発生しました。',
};
