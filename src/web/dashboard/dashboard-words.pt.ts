import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `Que bom ver você, ${firstName}` : 'Que bom ver você'),
  account: 'Sua conta',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: 'Últimas compras',
  all: 'Todos os seus eSIMs',
};
