import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region}: una sola eSIM prepagata (${coverage}), con dati fissi o illimitati.`,
  }),
  intro: 'Una sola eSIM e un solo piano per tutto il percorso.',
  noPlans: 'Nessun piano trovato per questa regione.',
  browseAll: 'Sfoglia tutto',
};
