import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'Area personale', description: 'Le tue eSIM, i tuoi acquisti e il tuo account.' },
};
