import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region} es una sola eSIM de datos prepago para ${coverage}, fijos o ilimitados.`,
  }),
  intro: 'Una sola eSIM y un solo plan para toda la ruta.',
  noPlans: 'No hay planes para esta región.',
  browseAll: 'Ver todos',
};
