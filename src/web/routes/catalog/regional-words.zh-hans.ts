import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: '区域 eSIM 套餐',
    description: '一张预付费流量 eSIM，多个国家和地区可用。区域套餐，跨境也不断网。',
  },
  title: '一张 eSIM，跨越多国',
  lead: '列车驶入下一个国家，区域套餐照样能用。',
  loading: '正在加载…',
};
