import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'Panel', description: 'Twoje eSIM‑y, zakupy i konto.' },
};
