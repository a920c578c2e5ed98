import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: '모든 여행지',
  plansOf: (place) => `${place} 선불 eSIM 데이터 요금제`,
  notLoaded: '요금제를 불러오지 못했어요. 연결 상태를 확인하고 다시 시도해 주세요.',
};
