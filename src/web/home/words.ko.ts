import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: '불빛 하나하나가 여행지예요',
  lead: (destinations) => `지금 여행지 ${destinations}곳의 요금제가 있어요.`,
  map: (destinations) => `여행지 ${destinations}곳에 불빛이 켜진 세계 지도`,
};

export const popularWords: typeof source.popularWords = {
  title: '인기 여행지',
  viewAll: '모든 국가 보기',
  loading: '가격을 불러오는 중…',
  lost: { title: '가격 데이터를 불러오지 못했어요', again: '다시 시도' },
  garbled: { title: '국가 데이터를 처리하지 못했어요', again: '다시 시도' },
  none: { title: '지금은 국가별 가격을 불러올 수 없어요.', again: '새로고침' },
  noPrices: '가격을 불러오지 못했어요. 위에서 여행지를 검색할 수는 있어요.',
};

export const cardWords: typeof source.cardWords = {
  unlimited: '무제한',
  getStarted: '시작하기',
  getStartedWith: (country) => `${country} eSIM 시작하기`,
  from: '최저가',
  noUnlimited: '무제한 요금제가 없어요',
  noPlans: '요금제가 없어요',
};

export const phoneWords: typeof source.phoneWords = {
  picture: '일본 eSIM을 쓰고 있는 휴대폰. 10GB 중 6.2GB와 18일이 남아 있음',
  landed: '도쿄 도착',
  on: '일본 eSIM이 켜졌어요',
};
