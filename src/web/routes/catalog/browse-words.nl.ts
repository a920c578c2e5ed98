import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'Bekijk eSIM-bundels',
    countryTitle: catalogWords.plansOf,
    description: 'Prepaid eSIM’s met data voor meer dan 200 landen, vast of onbeperkt. Kies je bestemming.',
  },
  title: 'Bekijk eSIM-bundels',
  lead: 'Kies je bestemming',
  loading: 'eSIM-bundels laden…',
  back: 'Terug naar de landen',
  failed: { title: 'Het land kon niet worden geladen', text: catalogWords.notLoaded },
};
