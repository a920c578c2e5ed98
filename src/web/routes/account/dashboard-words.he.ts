import type * as source from './dashboard-words.ts';

export const dashboardWords: typeof source.dashboardWords = {
  meta: { title: 'האזור האישי', description: 'כרטיסי ה-eSIM, הרכישות והחשבון שלכם.' },
};
