import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'eSIM kurulumu',
  faq: 'SSS',
  browse: 'Paketlere göz at',
  regions: 'Bölgeler',
  trip: 'Seyahat planlayıcı',
  enterprise: 'Kurumsal',
  support: 'Destek',
  profile: 'Profil',
};
