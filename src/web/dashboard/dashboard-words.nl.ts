import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `Welkom terug, ${firstName}` : 'Welkom terug'),
  account: 'Je account',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: 'Laatste aankopen',
  all: 'Al je eSIM’s',
};
