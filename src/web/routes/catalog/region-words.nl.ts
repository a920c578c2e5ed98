import type * as source from './region-words.ts';
import { catalogWords } from './words.ts';

export const regionWords: typeof source.regionWords = {
  meta: (region, coverage) => ({
    title: catalogWords.plansOf(region),
    description: `${region} is één prepaid eSIM met data voor ${coverage}, vast of onbeperkt.`,
  }),
  intro: 'Eén eSIM en één bundel voor de hele route.',
  noPlans: 'Geen bundels gevonden voor deze regio.',
  browseAll: 'Bekijk alles',
};
