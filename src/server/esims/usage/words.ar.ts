import { ofDays } from '../../../domain/language-words.ar.ts';
import type * as source from './words.ts';

export const timelineWords: typeof source.timelineWords = {
  plan: (label, days, country) => `${label} لمدة ${ofDays(days)}، ${country}`,
};
