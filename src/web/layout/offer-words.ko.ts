import type * as source from './offer-words.ts';

export const offerWords: typeof source.offerWords = {
  name: '이 페이지를 다른 언어로',
  text: '이 페이지는 한국어로도 볼 수 있어요.',
  read: '한국어로 보기',
  close: '닫기',
};
