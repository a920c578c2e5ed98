import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: '내 여행 eSIM',
  install: (plan) => `eSIM 설치: ${plan}`,
  use: (date, places) => `사용 시작: ${date}. 방문지: ${places.join(', ')}.`,
  buyFrom: (date) => `이 날짜 전에는 구매하지 마세요: ${date}.`,
  noTrip: '캘린더를 만들려면 계획할 수 있는 여행과 첫날이 필요해요.',
};
