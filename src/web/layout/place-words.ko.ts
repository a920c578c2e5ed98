import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'eSIM 설치',
  faq: '자주 묻는 질문',
  browse: '요금제 둘러보기',
  regions: '지역 요금제',
  trip: '여행 플래너',
  enterprise: '기업 고객',
  support: '고객센터',
  profile: '마이페이지',
};
