import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: '방금',
  minutes: (count) => `${count}분 전`,
  hours: (count) => `${count}시간 전`,
  days: (count) => `${count}일 전`,
};

export const dateWords: typeof source.dateWords = {
  none: '알 수 없음',
  invalid: '잘못된 날짜',
  utc: 'UTC',
};
