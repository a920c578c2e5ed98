import { named } from '../../../domain/language-words.nl.ts';
import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'Alle bestemmingen',
  plansOf: (place) => `Prepaid eSIM-databundels voor ${named(place)}`,
  notLoaded: 'We konden de bundels niet laden. Controleer je verbinding en probeer het opnieuw.',
};
