import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `Tekrar hoş geldiniz, ${firstName}` : 'Tekrar hoş geldiniz'),
  account: 'Hesabınız',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: 'Son alışverişler',
  all: 'Tüm eSIM’leriniz',
};
