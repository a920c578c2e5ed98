import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'Installer l’eSIM',
  faq: 'FAQ',
  browse: 'Nos forfaits',
  regions: 'Régions',
  trip: 'Planifier un voyage',
  enterprise: 'Entreprises',
  support: 'Assistance',
  profile: 'Profil',
};
