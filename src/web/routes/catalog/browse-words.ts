import { catalogWords } from './words.ts';

export const browseWords = {
  meta: {
    title: 'Browse eSIM Plans',
    countryTitle: catalogWords.plansOf,
    description: 'Prepaid data eSIMs for 200+ countries, fixed or unlimited. Choose your destination.',
  },
  title: 'Browse eSIM Plans',
  lead: 'Choose Your Destination',
  loading: 'Loading eSIM plans...',
  back: 'Back to countries',
  failed: { title: 'Failed to load country data', text: catalogWords.notLoaded },
};
