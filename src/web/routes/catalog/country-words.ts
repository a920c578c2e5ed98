import { named } from '../../../domain/language-words.ts';
import { catalogWords } from './words.ts';

export const countryWords = {
  meta: (country: string) => ({
    title: catalogWords.plansOf(country),
    description: `Prepaid data eSIM for ${named(country)}, fixed or unlimited. Install at home, land with signal.`,
  }),
  unsoldMeta: (country: string) => ({
    title: country,
    description: `We have no plan for ${named(country)} yet.`,
  }),
  missingMeta: { title: 'Country Not Found', description: 'We don’t know that destination.' },
  missing: { title: 'Country Not Found', text: 'We couldn’t find that destination.' },
  failed: { title: 'Failed to load country data', text: catalogWords.notLoaded },
};
