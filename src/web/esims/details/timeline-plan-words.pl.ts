import type * as source from './timeline-plan-words.ts';

export const timelinePlanWords: typeof source.timelinePlanWords = (label, days, country) =>
  `${label} na ${days}, ${country}`;
