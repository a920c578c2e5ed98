import { counted } from '../../domain/language-words.pl.ts';
import type * as source from './words.ts';

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: 'Dokąd jedziesz?',
  search: 'Szukaj',
  list: 'Kierunki',
  regions: 'Regiony',
  nothingFound: (query) => `Nie znaleziono krajów dla „${query.trim()}”`,
  popular: 'Popularne miejsca',
  searching: 'Szukamy krajów…',
  found: (destinations, regions) =>
    regions === 0
      ? `Znaleziono ${destinationsOf(destinations)}`
      : `Znaleziono ${destinationsOf(destinations)} i ${counted(regions, { one: 'region', few: 'regiony', many: 'regionów' })}`,
  suggested: (places) =>
    counted(places, { one: 'popularne miejsce', few: 'popularne miejsca', many: 'popularnych miejsc' }),
};

function destinationsOf(many: number): string {
  return counted(many, { one: 'kierunek', few: 'kierunki', many: 'kierunków' });
}
