import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: '此頁面未能載入',
  text: '我們這邊或傳輸途中發生錯誤。您購買的內容不受影響。',
  home: '返回首頁',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: '此頁面未能載入',
  description: '載入途中發生錯誤。',
};
