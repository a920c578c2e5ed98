import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: '此译文仅供参考，如有出入，以英文版为准。',
  english: '阅读英文版',
  updated: (date) => spaced`最后更新：${date}`,
  contents: '本页内容',
};

export const retentionWords: typeof source.retentionWords = { kept: '保存期限：' };
