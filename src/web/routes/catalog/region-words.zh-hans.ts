import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: spaced`${region}：一张预付费流量 eSIM，覆盖${coverage}，定量或不限量。`,
  }),
  intro: '一张 eSIM，一个套餐，走完全程。',
  noPlans: '没有找到此区域的套餐。',
  browseAll: '浏览全部',
};
