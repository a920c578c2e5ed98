import type * as source from './words.ts';

export const pageFailureWords: typeof source.pageFailureWords = {
  title: '페이지를 불러오지 못했어요',
  text: '저희 쪽이나 연결 중에 문제가 생겼어요. 구매한 내역에는 영향이 없어요.',
  home: '홈으로',
};

export const brokenPageWords: typeof source.brokenPageWords = {
  title: '페이지를 불러오지 못했어요',
  description: '연결 중에 문제가 생겼어요.',
};
