import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `欢迎回来，${firstName}` : '欢迎回来'),
  account: '你的账户',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: '最近购买',
  all: '我的全部 eSIM',
};
