import { catalogWords } from './words.ts';

export const regionWords = {
  meta: (region: string, coverage: string) => ({
    title: catalogWords.plansOf(region),
    description: `${region} is one prepaid data eSIM for ${coverage}, fixed or unlimited.`,
  }),
  intro: 'One eSIM and one plan for the whole route.',
  noPlans: 'No plans found for this region.',
  browseAll: 'Browse All',
};
