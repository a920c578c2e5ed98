import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `最後更新：${date}`,
  changed: (date) => `變更於 ${date}`,
  otherLanguage: '此內容尚無繁體中文版。',
  earlier: '先前版本',
  from: (date) => `生效於 ${date}`,
  first: '最初版本',
  isOld: '您正在閱讀先前的版本。',
  newest: '閱讀目前版本',
};
