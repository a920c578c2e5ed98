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
  viewPlansOf: (country: string) => `View All Plans for ${country}`,
  noPlans: 'No Plans Available',
  /** Around a price. */
  unlimitedFrom: 'Unlimited from',
  perDay: '/day',
  seeFixed: 'See fixed plans',
  seeOthers: 'See plans',
  nothingYet: 'Nothing on sale yet',
};

export const regionListWords = {
  failed: {
    title: 'Failed to load regional plans',
    text: 'We couldn’t load them. Check your connection and try again.',
  },
  empty: {
    title: 'No regional plans available.',
    text: 'Single countries are on sale as always.',
    browse: 'Browse All Countries',
  },
};

export const regionCardWords = {
  holds: (countries: number, plans: number) =>
    `${countries} ${countries === 1 ? 'country' : 'countries'}, ${plans} ${plans === 1 ? 'plan' : 'plans'}`,
  /** Before a price. */
  from: 'Starting from',
  seePlans: 'See plans',
  /** The other groups of a place. */
  variants: (region: string) => `More plans like ${region}`,
  /** What a group has beside the one above it, and what it has not. */
  differs: ({ more, fewer }: { more: Countries; fewer: Countries }) =>
    [more.count > 0 && `Adds ${named(more, 'more')}`, fewer.count > 0 && `Leaves out ${named(fewer, '')}`]
      .filter((part) => part !== false)
      .join('. ') || 'Same countries',
};

interface Countries {
  count: number;
  names: string[];
}

function named({ count, names }: Countries, kind: string): string {
  if (names.length > 0) return new Intl.ListFormat('en').format(names);
  return [count, kind, 'countries'].filter((word) => word !== '').join(' ');
}
