import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: '以其他語言閱讀此頁面',
  text: '此頁面有繁體中文版。',
  read: '閱讀繁體中文版',
  close: '關閉',
};
