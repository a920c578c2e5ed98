import { prefixed } from '../../../domain/language-words.he.ts';
import type * as source from './timeline-plan-words.ts';

export const timelinePlanWords: typeof source.timelinePlanWords = (label, days, country) =>
  `${label} ${prefixed('ל', days)}, ${country}`;
