import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'eSIM installeren',
  faq: 'Vragen',
  browse: 'Alle bundels',
  regions: 'Regio’s',
  trip: 'Reisplanner',
  enterprise: 'Zakelijk',
  support: 'Klantenservice',
  profile: 'Mijn account',
};
