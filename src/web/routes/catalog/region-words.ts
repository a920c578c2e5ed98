import { catalogWords } from './words.ts';

export const regionWords = {
  meta: (region: string, coverage: string) => ({
    title: catalogWords.plansOf(region),
    description: `One prepaid data eSIM for ${coverage}: ${region}, fixed or unlimited.`,
  }),
  intro:
    'One eSIM for the whole route. It changes networks by itself when you cross a border, and you keep the same data and days.',
  noPlans: 'No plans found for this region.',
  browseAll: 'Browse All',
  missingMeta: { title: 'Region not found', description: 'We don’t know that region.' },
  missing: { title: 'Region not found', text: 'We couldn’t find that region.' },
  failed: { title: 'Failed to load regional plans', text: catalogWords.notLoaded },
};
