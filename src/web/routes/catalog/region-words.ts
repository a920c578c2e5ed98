import { listed } from '../../core/words.ts';
import { catalogWords } from './words.ts';

const WORKS_IN_NAMED = 3;

export const regionWords = {
  meta: (region: string, coverage: string) => ({
    title: catalogWords.plansOf(region),
    description: `One prepaid data eSIM for ${coverage}: ${region}, fixed or unlimited.`,
  }),
  intro:
    'One eSIM for the whole route. It changes networks at each border, and you keep the same data and days.',
  /** Links to the full list below the plans. */
  worksIn: (countries: string[]) => {
    const more = countries.length - WORKS_IN_NAMED;
    const named = [...countries.slice(0, WORKS_IN_NAMED), ...(more > 0 ? [`${more} more`] : [])];
    return `Works in ${listed(named, ', and ')}`;
  },
  noPlans: 'No plans found for this region.',
  browseAll: 'Browse All',
  missingMeta: { title: 'Region not found', description: 'We couldn’t find that region.' },
  missing: { title: 'Region not found', text: 'We couldn’t find that region.' },
  failed: { title: 'Failed to load regional plans', text: catalogWords.notLoaded },
};
