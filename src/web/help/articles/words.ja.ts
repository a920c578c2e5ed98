import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  updated: (date) => `最終更新日：${date}`,
  contents: '目次',
};

export const retentionWords: typeof source.retentionWords = { kept: '保存期間：' };
