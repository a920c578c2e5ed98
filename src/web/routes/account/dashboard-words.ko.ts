import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: '대시보드', description: '내 eSIM, 구매 내역, 계정을 확인해요.' },
};
