import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region}: internet prepaid na jednym eSIM‑ie, z limitem lub bez limitu. Zasięg: ${coverage}.`,
  }),
  intro: 'Jeden eSIM i jeden pakiet na całą trasę.',
  noPlans: 'Brak pakietów dla tego regionu.',
  browseAll: 'Zobacz wszystkie',
};
