import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: '总览', description: '你的 eSIM、购买记录和账户。' },
};
