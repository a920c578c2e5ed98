import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './words.ts';

export const timelineWords: typeof source.timelineWords = {
  plan: (label, days, country) => `${label} na ${formatDays(days)}, ${country}`,
};
