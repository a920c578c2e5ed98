import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `最終更新日：${date}`,
  changed: (date) => `${date}の変更`,
  otherLanguage: 'この文面の日本語版はまだありません。',
  earlier: '以前の版',
  from: (date) => `${date}から`,
  first: '最初の版',
  isOld: '以前の版を表示しています。',
  newest: '最新の版を読む',
};
