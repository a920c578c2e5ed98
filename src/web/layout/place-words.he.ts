import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'התקנת eSIM',
  faq: 'שאלות נפוצות',
  browse: 'חבילות',
  regions: 'אזורים',
  trip: 'תכנון נסיעה',
  enterprise: 'לעסקים',
  support: 'תמיכה',
  profile: 'פרופיל',
};
