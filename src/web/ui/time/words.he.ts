import { counted, inDays, inHours } from '../../../domain/language-words.he.ts';
import type * as source from './words.ts';

export const ageWords: typeof source.ageWords = {
  now: 'ממש עכשיו',
  minutes: (count) => `לפני ${counted(count, { one: 'דקה', two: 'שתי דקות', many: 'דקות' })}`,
  hours: (count) => `לפני ${inHours(count)}`,
  days: (count) => `לפני ${inDays(count)}`,
};

export const dateWords: typeof source.dateWords = {
  none: 'לא זמין',
  invalid: 'תאריך לא תקין',
  utc: 'UTC',
};
