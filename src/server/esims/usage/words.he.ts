import { inDays, prefixed } from '../../../domain/language-words.he.ts';
import type * as source from './words.ts';

export const timelineWords: typeof source.timelineWords = {
  plan: (label, days, country) => `${label} ${prefixed('ל', inDays(days))}, ${country}`,
};
