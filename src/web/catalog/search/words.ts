/** The search for a destination. */
export const destinationSearchWords = {
  ask: 'Where are you traveling?',
  search: 'Search',
  list: 'Destinations',
  regions: 'Regions',
  nothingFound: (query: string) => `No countries found for "${query.trim()}"`,
  popular: 'Popular places',
  countries: (many: number) => (many === 1 ? '1 country' : `${many} countries`),
  searching: 'Searching countries...',
  found: (destinations: number, regions: number) =>
    regions === 0
      ? `${counted(destinations, 'destination')} found`
      : `${counted(destinations, 'destination')} and ${counted(regions, 'region')} found`,
  suggested: (places: number) => counted(places, 'popular place'),
};

/** Of the popular places, also where the shop does not show them. */
export const popularNames = {
  US: 'United States',
  GB: 'United Kingdom',
  FR: 'France',
  JP: 'Japan',
  ES: 'Spain',
  DE: 'Germany',
};

function counted(many: number, name: string): string {
  return many === 1 ? `1 ${name}` : `${many} ${name}s`;
}
