import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'Dashboard', description: 'Je eSIM’s, aankopen en account.' },
};
