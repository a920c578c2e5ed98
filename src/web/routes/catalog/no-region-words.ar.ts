import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: 'لم نجد هذه المنطقة', description: 'لم نتمكن من العثور على هذه المنطقة.' },
  missing: { title: 'لم نجد هذه المنطقة', text: 'لم نتمكن من العثور على هذه المنطقة.' },
  failed: { title: 'تعذّر تحميل الباقات الإقليمية', text: catalogWords.notLoaded },
};
