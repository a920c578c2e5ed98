import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'Painel', description: 'Seus eSIMs, suas compras e sua conta.' },
};
