import { listedFirst } from '../../catalog/destination/named-words.ts';
import { catalogWords } from './words.ts';

export const regionWords = {
  meta: (region: string, coverage: string) => ({
    title: catalogWords.plansOf(region),
    description: `${region} is one prepaid data eSIM for ${coverage}, fixed or unlimited.`,
  }),
  intro: 'One eSIM and one plan for the whole route.',
  /** Links to the full list below the plans. */
  worksIn: (bestKnown: string[], countries: number) => `Works in ${listedFirst(bestKnown, countries)}`,
  noPlans: 'No plans found for this region.',
  browseAll: 'Browse All',
};
