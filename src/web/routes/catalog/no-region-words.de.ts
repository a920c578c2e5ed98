import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: 'Region nicht gefunden', description: 'Diese Region konnten wir nicht finden.' },
  missing: { title: 'Region nicht gefunden', text: 'Diese Region konnten wir nicht finden.' },
  failed: { title: 'Die Regionaltarife ließen sich nicht laden', text: catalogWords.notLoaded },
};
