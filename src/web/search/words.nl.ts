import type * as source from './words.ts';

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: 'Waar ga je heen?',
  search: 'Zoeken',
  list: 'Bestemmingen',
  regions: 'Regio’s',
  nothingFound: (query) => `Geen landen gevonden voor “${query.trim()}”`,
  popular: 'Populaire plekken',
  searching: 'Landen zoeken…',
  found: (destinations, regions) =>
    regions === 0
      ? `${destinationsOf(destinations)} gevonden`
      : `${destinationsOf(destinations)} en ${regions} ${regions === 1 ? 'regio' : 'regio’s'} gevonden`,
  suggested: (places) => (places === 1 ? '1 populaire plek' : `${places} populaire plekken`),
};

function destinationsOf(many: number): string {
  return `${many} ${many === 1 ? 'bestemming' : 'bestemmingen'}`;
}
