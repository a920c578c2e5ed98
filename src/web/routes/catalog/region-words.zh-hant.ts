import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: spaced`${region}：一張預付數據 eSIM，涵蓋${coverage}，定量或吃到飽。`,
  }),
  intro: '一張 eSIM、一個方案，走完全程。',
  noPlans: '找不到此區域的方案。',
  browseAll: '瀏覽全部',
};
