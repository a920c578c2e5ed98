import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: '지역 요금제를 불러오지 못했어요',
    text: '연결 상태를 확인하고 다시 시도해 주세요.',
  },
  empty: {
    title: '지역 요금제가 없어요.',
    text: '국가별 요금제는 평소처럼 판매하고 있어요.',
    browse: '모든 국가 보기',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) => `${countries}개국, 요금제 ${plans}개`,
  from: '최저가',
  seePlans: '요금제 보기',
  variants: (region) => `${region} 요금제와 비슷한 요금제 더 보기`,
  counted: (name, count) => `${name}(${count})`,
};
