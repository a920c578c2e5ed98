import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) => {
  if (place === 'country') return '全境';
  return countries === 1 ? '1 個國家或地區' : `${countries} 個國家和地區`;
};

export const partNames: typeof source.partNames = {
  Africa: '非洲',
  Asia: '亞洲',
  Europe: '歐洲',
  LATAM: '拉丁美洲',
  'Middle East': '中東',
  'North America': '北美',
  Oceania: '大洋洲',
};
