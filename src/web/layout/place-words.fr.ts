import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'Installer l’eSIM',
  faq: 'Questions fréquentes',
  browse: 'Forfaits',
  regions: 'Régions',
  enterprise: 'Entreprises',
  support: 'Assistance',
  profile: 'Profil',
};
