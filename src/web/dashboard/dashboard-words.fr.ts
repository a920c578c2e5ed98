import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `Bonjour ${firstName}` : 'Bonjour'),
  account: 'Votre compte',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: 'Derniers achats',
  all: 'Toutes vos eSIM',
};
