import type { placeWords as source } from './place-words.ts';

export const placeWords: typeof source = {
  install: 'eSIM installieren',
  faq: 'Fragen',
  browse: 'Tarife',
  regions: 'Regionen',
  enterprise: 'Unternehmen',
  support: 'Hilfe',
  profile: 'Mein Konto',
};
