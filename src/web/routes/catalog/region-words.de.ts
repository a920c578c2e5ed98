import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `eSIM ${region}: Prepaid-Daten für ${coverage} auf einer einzigen eSIM, als Paket oder unbegrenzt.`,
  }),
  intro: 'Eine eSIM und ein Tarif für die ganze Strecke.',
  noPlans: 'Für diese Region gibt es keine Tarife.',
  browseAll: 'Alle ansehen',
};
