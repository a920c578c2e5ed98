import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: 'Bölge bulunamadı', description: 'Bu bölgeyi bulamadık.' },
  missing: { title: 'Bölge bulunamadı', text: 'Bu bölgeyi bulamadık.' },
  failed: { title: 'Bölgesel paketler yüklenemedi', text: catalogWords.notLoaded },
};
