import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: '지역을 찾을 수 없어요', description: '이 지역을 찾지 못했어요.' },
  missing: { title: '지역을 찾을 수 없어요', text: '이 지역을 찾지 못했어요.' },
  failed: { title: '지역 요금제를 불러오지 못했어요', text: catalogWords.notLoaded },
};
