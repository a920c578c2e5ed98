import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: '以其他语言查看此页面',
  text: '此页面有简体中文版。',
  read: '阅读简体中文版',
  close: '关闭',
};
