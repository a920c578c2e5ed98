import { toPlace } from '../../../domain/language-words.pl.ts';
import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'Wszystkie kierunki',
  plansOf: (place) => `Pakiety danych eSIM prepaid ${toPlace(place)}`,
  notLoaded: 'Nie udało się wczytać pakietów. Sprawdź połączenie i spróbuj ponownie.',
};
