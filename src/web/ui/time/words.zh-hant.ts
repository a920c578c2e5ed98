import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: '剛剛',
  minutes: (count) => `${count} 分鐘前`,
  hours: (count) => `${count} 小時前`,
  days: (count) => `${count} 天前`,
};

export const dateWords: typeof source.dateWords = {
  none: '無',
  invalid: '日期無效',
  utc: 'UTC',
};
