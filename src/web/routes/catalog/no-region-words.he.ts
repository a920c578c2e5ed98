import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: 'האזור לא נמצא', description: 'לא מצאנו את האזור הזה.' },
  missing: { title: 'האזור לא נמצא', text: 'לא מצאנו את האזור הזה.' },
  failed: { title: 'טעינת החבילות האזוריות נכשלה', text: catalogWords.notLoaded },
};
