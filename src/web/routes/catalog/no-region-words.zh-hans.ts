import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: '未找到该区域', description: '我们没有找到这个区域。' },
  missing: { title: '未找到该区域', text: '我们没有找到这个区域。' },
  failed: { title: '无法加载区域套餐', text: catalogWords.notLoaded },
};
