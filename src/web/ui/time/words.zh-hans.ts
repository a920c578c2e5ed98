import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: '刚刚',
  minutes: (count) => `${count} 分钟前`,
  hours: (count) => `${count} 小时前`,
  days: (count) => `${count} 天前`,
};

export const dateWords: typeof source.dateWords = {
  none: '无',
  invalid: '日期无效',
  utc: 'UTC',
};
