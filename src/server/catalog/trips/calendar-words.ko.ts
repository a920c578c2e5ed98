import type * as source from './calendar-words.ts';

export const calendarWords: typeof source.calendarWords = {
  name: '내 여행 eSIM',
  install: (plan) => `eSIM 설치: ${plan}`,
  use: (date, places) => `${date}부터 ${places.join(', ')}에서 사용해요.`,
  buyFrom: (date) => `${date} 전에는 구매하지 마세요.`,
  noTrip: '캘린더를 만들려면 계획할 수 있는 여행과 첫날이 필요해요.',
};
