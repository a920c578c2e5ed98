export const destinationSearchWords = {
  ask: 'Where are you traveling?',
  search: 'Search',
  list: 'Destinations',
  regions: 'Regions',
  nothingFound: (query: string) => `No countries found for "${query.trim()}"`,
  popular: 'Popular places',
  searching: 'Searching countries...',
  found: (destinations: number, regions: number) =>
    regions === 0
      ? `${counted(destinations, 'destination')} found`
      : `${counted(destinations, 'destination')} and ${counted(regions, 'region')} found`,
  suggested: (places: number) => counted(places, 'popular place'),
};

function counted(many: number, name: string): string {
  return many === 1 ? `1 ${name}` : `${many} ${name}s`;
}
