import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'Tableau de bord', description: 'Vos eSIM, vos achats et votre compte.' },
};
