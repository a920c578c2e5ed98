import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region} é um só eSIM de dados pré-pagos para ${coverage}, fixos ou ilimitados.`,
  }),
  intro: 'Um só eSIM e um só plano para o roteiro inteiro.',
  noPlans: 'Nenhum plano encontrado para esta região.',
  browseAll: 'Ver todos',
};
