import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: '安装 eSIM',
  faq: '常见问题',
  browse: '浏览套餐',
  regions: '区域套餐',
  trip: '旅行规划',
  enterprise: '企业',
  support: '客服',
  profile: '个人中心',
};
