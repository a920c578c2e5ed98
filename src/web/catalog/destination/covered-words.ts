import type { ReactNode } from 'react';

import { phrase } from '../../core/phrase.ts';

/** Whether a region covers a country; loaded with the code that searches. */
export const coveredWords = {
  found: (countries: string[]) => {
    if (countries.length === 0) return 'No country by that name here';
    return countries.length === 1 ? `Yes: ${countries[0]}` : `${countries.length} countries found`;
  },
  missing: (country: string, plans: ReactNode) => phrase`${country} isn’t included. ${plans}`,
  plansOf: (country: string) => `See plans for ${country}`,
};
