import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: '我这次旅行的 eSIM',
  install: (plan) => `安装 eSIM：${plan}`,
  use: (date, places) => `开始使用：${date}。地点：${places.join('、')}。`,
  buyFrom: (date) => `最早购买日期：${date}。`,
  noTrip: '要生成日历，旅行须能规划，并填写第一天。',
};
