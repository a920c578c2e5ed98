import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  updated: (date) => `最終更新日：${date}`,
  translation: 'この翻訳は参考用です。英語の文面が優先されます。',
  english: '英語の文面を読む',
  contents: '目次',
};

export const retentionWords: typeof source.retentionWords = { kept: '保存期間：' };
