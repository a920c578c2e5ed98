/** The search for a destination. */
export const destinationSearchWords = {
  ask: 'Where are you traveling?',
  search: 'Search',
  list: 'Destinations',
  nothingFound: (query: string) => `No countries found for "${query.trim()}"`,
  found: (destinations: number) =>
    destinations === 1 ? '1 destination found' : `${destinations} destinations found`,
};
