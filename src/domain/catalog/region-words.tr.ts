import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) =>
  place === 'country' ? 'Ülke geneli' : `${countries} ülke`;

export const partNames: typeof source.partNames = {
  Africa: 'Afrika',
  Asia: 'Asya',
  Europe: 'Avrupa',
  LATAM: 'Latin Amerika',
  'Middle East': 'Orta Doğu',
  'North America': 'Kuzey Amerika',
  Oceania: 'Okyanusya',
};
