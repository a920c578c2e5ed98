import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: 'Nie znaleziono regionu', description: 'Nie udało nam się znaleźć takiego regionu.' },
  missing: { title: 'Nie znaleziono regionu', text: 'Nie udało nam się znaleźć takiego regionu.' },
  failed: { title: 'Nie udało się wczytać pakietów regionalnych', text: catalogWords.notLoaded },
};
