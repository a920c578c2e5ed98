import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) => {
  if (place === 'country') return 'Landesweit';
  return countries === 1 ? '1 Land' : `${countries} Länder`;
};

export const partNames: typeof source.partNames = {
  Africa: 'Afrika',
  Asia: 'Asien',
  Europe: 'Europa',
  LATAM: 'Lateinamerika',
  'Middle East': 'Naher Osten',
  'North America': 'Nordamerika',
  Oceania: 'Ozeanien',
};
