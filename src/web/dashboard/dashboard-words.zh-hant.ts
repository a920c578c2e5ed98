import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `歡迎回來，${firstName}` : '歡迎回來'),
  account: '您的帳號',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: '最近購買',
  all: '我的所有 eSIM',
};
