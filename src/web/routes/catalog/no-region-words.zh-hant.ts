import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: '找不到該區域', description: '我們找不到這個區域。' },
  missing: { title: '找不到該區域', text: '我們找不到這個區域。' },
  failed: { title: '無法載入區域方案', text: catalogWords.notLoaded },
};
