import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: '热门',
  parts: '世界各地',
  inOrder: (countries) => (countries === 1 ? '1 个国家或地区' : `${countries} 个国家和地区，热门优先`),
  all: (countries) => `全部 ${countries} 个国家和地区，按拼音排序`,
  letters: '拼音首字母',
  from: '套餐起价',
  nothingYet: '尚未开售',
};
