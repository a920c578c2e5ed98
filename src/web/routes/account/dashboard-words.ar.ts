import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'لوحة حسابك', description: 'شرائح eSIM ومشترياتك وحسابك.' },
};
