import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: '요금제 목록',
  places: { countries: '국가', regions: '지역' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: '국가 검색',
  searchExample: '미국, 스페인, 일본…',
  searching: '국가를 찾는 중…',
  found: (found, query) => `“${query}” 검색 결과: ${found}개국`,
  every: '모든 국가',
  unknownPart: '찾을 수 없는 지역이에요.',
  allLoaded: (total) => `모든 국가를 불러왔어요(총 ${total}개국)`,
  showMore: '국가 더 보기',
  failed: {
    title: '국가를 불러오지 못했어요',
    text: '연결 상태를 확인하고 다시 시도해 주세요.',
  },
  empty: '표시할 국가가 없어요.',
  nothingFound: {
    title: '검색과 일치하는 국가가 없어요.',
    text: '국가 이름이나 국가 코드, 대륙 이름으로 검색해 보세요.',
    clear: '검색어 지우기',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: '모든 요금제 보기',
  viewPlansOf: (country) => `${country} 요금제 모두 보기`,
  noPlans: '요금제 없음',
  unlimitedFrom: '무제한 최저가',
  seeFixed: '용량형 요금제 보기',
  seeOthers: '요금제 보기',
  seeOf: (see, country) => `${country}: ${see}`,
  unlimitedForADay: '무제한 1일:',
  nothingYet: '아직 판매하지 않아요',
};
