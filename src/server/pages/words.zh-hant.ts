import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: '此網址只能讀取。',
  impossible: '不可能有這樣的網址。',
  broken: '發生錯誤',
  notFound: '找不到',
  busy: '忙碌中',
  notDrawn: '無法繪製',
};
