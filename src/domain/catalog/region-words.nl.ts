import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) => {
  if (place === 'country') return 'Landelijk';
  return countries === 1 ? '1 land' : `${countries} landen`;
};

export const partNames: typeof source.partNames = {
  Africa: 'Afrika',
  Asia: 'Azië',
  Europe: 'Europa',
  LATAM: 'Latijns-Amerika',
  'Middle East': 'Midden-Oosten',
  'North America': 'Noord-Amerika',
  Oceania: 'Oceanië',
};
