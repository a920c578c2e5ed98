import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) =>
  place === 'country' ? '全土' : `${countries}か国`;

export const partNames: typeof source.partNames = {
  Africa: 'アフリカ',
  Asia: 'アジア',
  Europe: 'ヨーロッパ',
  LATAM: '中南米',
  'Middle East': '中東',
  'North America': '北米',
  Oceania: 'オセアニア',
};
