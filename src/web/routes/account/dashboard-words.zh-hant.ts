import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: '總覽', description: '您的 eSIM、購買紀錄和帳號。' },
};
