import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: '다른 나라도 가시나요? 여행 전체에 필요한 것을 보세요',
};
