import type * as source from './words.ts';

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: '어디로 여행 가시나요?',
  search: '검색',
  list: '여행지',
  regions: '지역',
  nothingFound: (query) => `“${query.trim()}” 검색 결과가 없어요`,
  popular: '인기 여행지',
  searching: '국가를 찾는 중…',
  found: (destinations, regions) =>
    regions === 0
      ? `여행지 ${destinations}곳을 찾았어요`
      : `여행지 ${destinations}곳과 지역 ${regions}곳을 찾았어요`,
  suggested: (places) => `인기 여행지 ${places}곳`,
};
