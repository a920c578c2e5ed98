import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'Übersicht', description: 'Deine eSIMs, deine Käufe und dein Konto.' },
};
