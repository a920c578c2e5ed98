import type * as source from './no-region-words.ts';
import { catalogWords } from './words.ts';

export const noRegionWords: typeof source.noRegionWords = {
  missingMeta: { title: '地域が見つかりません', description: 'この地域は見つかりませんでした。' },
  missing: { title: '地域が見つかりません', text: 'この地域は見つかりませんでした。' },
  failed: { title: '周遊プランを読み込めませんでした', text: catalogWords.notLoaded },
};
