import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'Panel', description: 'Tus eSIM, tus compras y tu cuenta.' },
};
