import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `おかえりなさい、${firstName}さん` : 'おかえりなさい'),
  account: 'アカウント',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: '最近の購入',
  all: 'すべてのマイeSIM',
};
