import type * as source from './region-words.ts';

export const coverage: typeof source.coverage = (place, countries) => {
  if (place === 'country') return '全境';
  return countries === 1 ? '1 个国家或地区' : `${countries} 个国家和地区`;
};

export const partNames: typeof source.partNames = {
  Africa: '非洲',
  Asia: '亚洲',
  Europe: '欧洲',
  LATAM: '拉丁美洲',
  'Middle East': '中东',
  'North America': '北美',
  Oceania: '大洋洲',
};
