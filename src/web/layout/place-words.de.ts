import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'eSIM installieren',
  faq: 'Fragen',
  browse: 'Tarife',
  regions: 'Regionen',
  trip: 'Reiseplaner',
  enterprise: 'Für Unternehmen',
  support: 'Hilfe',
  profile: 'Mein Konto',
};
