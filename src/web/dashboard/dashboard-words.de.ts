import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `Willkommen zurück, ${firstName}` : 'Willkommen zurück'),
  account: 'Dein Konto',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: 'Letzte Käufe',
  all: 'Alle deine eSIMs',
};
