import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `最后更新：${date}`,
  changed: (date) => `变更于 ${date}`,
  otherLanguage: '此文本暂无简体中文版。',
  earlier: '历史版本',
  from: (date) => `生效于 ${date}`,
  first: '最初版本',
  isOld: '你正在阅读历史版本。',
  newest: '阅读当前版本',
};
