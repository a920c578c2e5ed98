import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `Che bello rivederti, ${firstName}` : 'Che bello rivederti'),
  account: 'Il tuo account',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: 'Ultimi acquisti',
  all: 'Tutte le tue eSIM',
};
