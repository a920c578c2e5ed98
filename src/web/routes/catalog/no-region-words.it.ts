import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: {
    title: 'Regione non trovata',
    description: 'Non siamo riusciti a trovare questa regione.',
  },
  missing: { title: 'Regione non trovata', text: 'Non siamo riusciti a trovare questa regione.' },
  failed: { title: 'I piani regionali non si caricano', text: catalogWords.notLoaded },
};
