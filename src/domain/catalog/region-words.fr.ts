import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) =>
  place === 'country' ? 'Tout le pays' : `${countries}\u00A0pays`;

export const partNames: typeof source.partNames = {
  Africa: 'Afrique',
  Asia: 'Asie',
  Europe: 'Europe',
  LATAM: 'Amérique latine',
  'Middle East': 'Moyen-Orient',
  'North America': 'Amérique du Nord',
  Oceania: 'Océanie',
};
