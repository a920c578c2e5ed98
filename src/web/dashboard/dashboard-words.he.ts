import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  greeting: (firstName) => (firstName ? `טוב לראות אתכם שוב, ${firstName}` : 'טוב לראות אתכם שוב'),
  account: 'החשבון שלכם',
};

export const lastPurchasesWords: typeof source.lastPurchasesWords = {
  title: 'רכישות אחרונות',
  all: 'כל כרטיסי ה-eSIM שלכם',
};
