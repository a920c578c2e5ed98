import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'eSIM 요금제 둘러보기',
    countryTitle: catalogWords.plansOf,
    description: '200개 이상의 국가에서 쓰는 선불 데이터 eSIM. 용량형이든 무제한이든 여행지를 골라 보세요.',
  },
  title: 'eSIM 요금제 둘러보기',
  lead: '여행지를 골라 보세요',
  loading: 'eSIM 요금제를 불러오는 중…',
  back: '국가 목록으로',
  failed: { title: '국가 데이터를 불러오지 못했어요', text: catalogWords.notLoaded },
};
