import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `Cześć, ${firstName}` : 'Miło Cię widzieć'),
  account: 'Twoje konto',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: 'Ostatnie zakupy',
  all: 'Wszystkie Twoje eSIM‑y',
};
