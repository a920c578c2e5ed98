import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: 'Région introuvable', description: 'Nous n’avons pas trouvé cette région.' },
  missing: { title: 'Région introuvable', text: 'Nous n’avons pas trouvé cette région.' },
  failed: { title: 'Les forfaits régionaux ne se chargent pas', text: catalogWords.notLoaded },
};
