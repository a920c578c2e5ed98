import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region}（${coverage}）を1つでカバーする、プリペイドのデータeSIM。定量も無制限も。`,
  }),
  intro: '旅の全行程を、1つのeSIMと1つのプランで。',
  noPlans: 'この地域のプランはありません。',
  browseAll: 'すべて見る',
};
