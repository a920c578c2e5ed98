import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: '此译文仅供参考，以英文文本为准。',
  english: '阅读英文文本',
  updated: (date) => spaced`最后更新：${date}`,
  contents: '本页内容',
};

export const retentionWords: typeof source.retentionWords = { kept: '保存期限：' };
