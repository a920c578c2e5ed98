import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `${firstName}님, 다시 만나 반가워요` : '다시 만나 반가워요'),
  account: '내 계정',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: '최근 구매',
  all: '내 eSIM 모두 보기',
};
