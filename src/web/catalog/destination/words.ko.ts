import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: '국가를 찾을 수 없어요', text: '이 여행지를 찾지 못했어요.' },
  guide: (place) => `${place} eSIM 가이드`,
  guides: '고르기 전에',
  browseAll: '모든 국가 보기',
  search: '검색',
  supported: '이용 국가',
  supportedCount: (countries) => `이용 국가(${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: '정렬',
  sorts: {
    recommended: '추천순',
    price: '낮은 가격순',
    data: '데이터 많은 순',
    duration: '기간 짧은 순',
    name: '이름순',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: '이용할 수 있는 요금제가 없어요',
  covered: (country) => `${country} 전용 요금제는 아직 없지만, 지역 요금제를 쓸 수 있어요.`,
  nothing: (country) => `${country} 요금제는 아직 없어요.`,
  see: (region, price) => `${region}, ${price}부터`,
  near: (country) => `${country} 주변의 요금제`,
  from: '최저가',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `${country} 말고 다른 나라도 가시나요?`,
  titleAlone: (country) => `${country}에서 쓸 수 있는 요금제`,
  coveredBy: (region) => `${region} 요금제로도 이용 가능`,
  coveredAlone: (region) => `${region} 요금제로 이용 가능`,
  countries: (countries) => `${countries}개국`,
  countriesFrom: (countries, price) => `${countries}, ${price}부터`,
};
