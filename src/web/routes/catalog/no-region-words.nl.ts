import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: 'Regio niet gevonden', description: 'Die regio konden we niet vinden.' },
  missing: { title: 'Regio niet gevonden', text: 'Die regio konden we niet vinden.' },
  failed: { title: 'De regiobundels konden niet worden geladen', text: catalogWords.notLoaded },
};
