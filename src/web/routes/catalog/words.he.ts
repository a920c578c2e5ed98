import { toPlace } from '../../../domain/language-words.he.ts';
import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'כל היעדים',
  plansOf: (place) => `חבילות גלישה ב-eSIM ${toPlace(place)}, בתשלום מראש`,
  notLoaded: 'לא הצלחנו לטעון את החבילות. בדקו את החיבור ונסו שוב.',
};
