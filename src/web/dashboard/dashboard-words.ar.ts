import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `أهلًا بعودتك، ${firstName}` : 'أهلًا بعودتك'),
  account: 'حسابك',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: 'آخر المشتريات',
  all: 'كل شرائح eSIM لديك',
};
