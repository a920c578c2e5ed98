import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'لوحتك', description: 'شرائح eSIM ومشترياتك وحسابك.' },
};
