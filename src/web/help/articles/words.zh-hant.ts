import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: '此譯文僅供參考，內容以英文版為準。',
  english: '閱讀英文版',
  updated: (date) => spaced`最後更新：${date}`,
  contents: '本頁內容',
};

export const retentionWords: typeof source.retentionWords = { kept: '保存期限：' };
