import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'Installa l’eSIM',
  faq: 'FAQ',
  browse: 'Sfoglia i piani',
  regions: 'Regioni',
  trip: 'Il tuo viaggio',
  enterprise: 'Aziende',
  support: 'Assistenza',
  profile: 'Profilo',
};
