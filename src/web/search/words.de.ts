import type * as source from './words.ts';

const destinationsOf = (many: number) => `${many} ${many === 1 ? 'Reiseziel' : 'Reiseziele'}`;

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: 'Wohin reist du?',
  search: 'Suchen',
  list: 'Reiseziele',
  regions: 'Regionen',
  nothingFound: (query) => `Keine Länder gefunden für „${query.trim()}“`,
  popular: 'Beliebte Reiseziele',
  searching: 'Länder werden gesucht …',
  found: (destinations, regions) =>
    regions === 0
      ? `${destinationsOf(destinations)} gefunden`
      : `${destinationsOf(destinations)} und ${regions} ${regions === 1 ? 'Region' : 'Regionen'} gefunden`,
  suggested: (places) => (places === 1 ? '1 beliebtes Reiseziel' : `${places} beliebte Reiseziele`),
};
