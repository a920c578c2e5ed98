import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: '无法加载区域套餐',
    text: '我们没能加载区域套餐。请检查网络连接后重试。',
  },
  empty: {
    title: '暂无区域套餐。',
    text: '单个国家或地区的套餐照常销售。',
    browse: '浏览所有国家和地区',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) =>
    `${countries === 1 ? '1 个国家或地区' : `${countries} 个国家和地区`}，${plans} 个套餐`,
  from: '起价',
  seePlans: '查看套餐',
  variants: (region) => spaced`更多与${region}类似的套餐`,
  counted: (name, count) => `${name}（${count}）`,
};
