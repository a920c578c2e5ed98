import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'Hesabım', description: 'eSIM’leriniz, alışverişleriniz ve hesabınız.' },
};
