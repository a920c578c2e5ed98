import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: 'No encontramos esa región', description: 'No hemos encontrado esa región.' },
  missing: { title: 'No encontramos esa región', text: 'No hemos encontrado esa región.' },
  failed: { title: 'Los planes regionales no se han cargado', text: catalogWords.notLoaded },
};
