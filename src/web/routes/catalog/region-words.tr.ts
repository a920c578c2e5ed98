import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region}: ${coverage} için tek bir ön ödemeli eSIM, kotalı veya sınırsız internetle.`,
  }),
  intro: 'Bütün rota için tek eSIM, tek paket.',
  noPlans: 'Bu bölge için paket bulunamadı.',
  browseAll: 'Tümünü gör',
};
