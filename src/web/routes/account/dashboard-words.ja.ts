import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'ダッシュボード', description: 'eSIM、購入履歴、アカウントを確認できます。' },
};
