import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'az önce',
  minutes: (count) => `${count}\u00A0dk. önce`,
  hours: (count) => `${count}\u00A0sa. önce`,
  days: (count) => `${count}\u00A0gün önce`,
};

export const dateWords: typeof source.dateWords = {
  none: 'Yok',
  invalid: 'Geçersiz tarih',
  utc: 'UTC',
};
