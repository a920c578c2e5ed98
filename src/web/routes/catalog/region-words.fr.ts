import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region}\u00A0: une seule eSIM prépayée (${coverage}), données fixes ou illimitées.`,
  }),
  intro: 'Une seule eSIM et un seul forfait pour tout le trajet.',
  noPlans: 'Aucun forfait pour cette région.',
  browseAll: 'Tout parcourir',
};
