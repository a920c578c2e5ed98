import { named } from '../../../domain/language-words.ts';

/** The two halves of the catalogue. */
export const switchWords = {
  name: 'Catalogue',
  places: { countries: 'Countries', regions: 'Regions' },
};

export const countryListWords = {
  searchName: 'Search countries',
  searchExample: 'United States, Spain, Japan...',
  searching: 'Searching countries...',
  found: (found: number | null, query: string) =>
    `${found} ${found === 1 ? 'country' : 'countries'} found for "${query}"`,
  /** Above the cards, which are in the order of the list. */
  every: 'Every country',
  unknownPart: 'We don’t know that part of the world.',
  allLoaded: (total: number) => `All countries loaded (${total} total)`,
  showMore: 'Show More Countries',
  failed: {
    title: 'Failed to load countries',
    text: 'We couldn’t load this. Check your connection and try again.',
  },
  empty: 'No countries available.',
  nothingFound: {
    title: 'No countries found matching your search.',
    text: 'Try the name of the country, its code, or a part of the world.',
    clear: 'Clear search',
  },
};

export const countryCardWords = {
  viewPlans: 'View All Plans',
  viewPlansOf: (country: string) => `View All Plans for ${named(country)}`,
  noPlans: 'No Plans Available',
  /** Before the price of unlimited data for a day. */
  unlimitedFrom: 'Unlimited from',
  seeFixed: 'See fixed plans',
  seeOthers: 'See plans',
  seeOf: (see: string, country: string) => `${see} for ${named(country)}`,
  /** Before 'No Plans Available'. */
  unlimitedForADay: 'Unlimited for 1 day:',
  nothingYet: 'Nothing on sale yet',
};
