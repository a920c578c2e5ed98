import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `Hola de nuevo, ${firstName}` : 'Hola de nuevo'),
  account: 'Tu cuenta',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: 'Últimas compras',
  all: 'Todas tus eSIM',
};
