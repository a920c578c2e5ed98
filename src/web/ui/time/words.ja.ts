import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'たった今',
  minutes: (count) => `${count}分前`,
  hours: (count) => `${count}時間前`,
  days: (count) => `${count}日前`,
};

export const dateWords: typeof source.dateWords = {
  none: '不明',
  invalid: '無効な日付',
  utc: 'UTC',
};
