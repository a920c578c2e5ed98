import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: '我這趟旅程的 eSIM',
  install: (plan) => `安裝 eSIM：${plan}`,
  use: (date, places) => `開始使用：${date}。地點：${places.join('、')}。`,
  buyFrom: (date) => `最早購買日期：${date}。`,
  noTrip: '要產生行事曆，旅程須能規劃，並填寫第一天。',
};
