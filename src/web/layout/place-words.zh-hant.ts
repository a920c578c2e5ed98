import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: '安裝 eSIM',
  faq: '常見問題',
  browse: '瀏覽方案',
  regions: '區域方案',
  trip: '旅行規劃',
  enterprise: '企業',
  support: '客服',
  profile: '會員中心',
};
