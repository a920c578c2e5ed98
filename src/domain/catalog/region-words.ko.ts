import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) =>
  place === 'country' ? '전국' : `${countries}개국`;

export const partNames: typeof source.partNames = {
  Africa: '아프리카',
  Asia: '아시아',
  Europe: '유럽',
  LATAM: '중남미',
  'Middle East': '중동',
  'North America': '북미',
  Oceania: '오세아니아',
};
