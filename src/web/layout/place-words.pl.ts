import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'Zainstaluj eSIM',
  faq: 'FAQ',
  browse: 'Pakiety',
  regions: 'Regiony',
  trip: 'Planer podróży',
  enterprise: 'Dla firm',
  support: 'Pomoc',
  profile: 'Profil',
};
