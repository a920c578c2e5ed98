import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region}: eSIM אחד לגלישה בתשלום מראש, בנפח קבוע או ללא הגבלה. הכיסוי: ${coverage}.`,
  }),
  intro: 'eSIM אחד וחבילה אחת לכל המסלול.',
  noPlans: 'לא נמצאו חבילות לאזור הזה.',
  browseAll: 'לכל החבילות',
};
