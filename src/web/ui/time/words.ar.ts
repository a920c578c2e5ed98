import { counted, ofDays, ofHours } from '../../../domain/language-words.ar.ts';
import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'الآن',
  minutes: (count) =>
    `قبل ${counted(count, {
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: 'دقائق',
      many: 'دقيقة',
      other: 'دقيقة',
    })}`,
  hours: (count) => `قبل ${ofHours(count)}`,
  days: (count) => `قبل ${ofDays(count)}`,
};

export const dateWords: typeof source.dateWords = {
  none: 'غير متاح',
  invalid: 'تاريخ غير صالح',
  utc: 'UTC',
};
