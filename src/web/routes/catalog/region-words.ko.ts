import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region}(${coverage})에서 하나로 쓰는 선불 데이터 eSIM. 용량형과 무제한이 있어요.`,
  }),
  intro: '여행 전체를 eSIM 하나, 요금제 하나로.',
  noPlans: '이 지역의 요금제가 없어요.',
  browseAll: '모두 보기',
};
