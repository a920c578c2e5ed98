import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: '旅行のeSIM',
  install: (plan) => `eSIMをインストール：${plan}`,
  use: (date, places) => `${date}から${places.join('、')}で使います。`,
  buyFrom: (date) => `${date}より前には購入しないでください。`,
  noTrip: 'カレンダーを作るには、プランを組める旅行とその初日が必要です。',
};
