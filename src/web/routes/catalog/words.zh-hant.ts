import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: '所有目的地',
  plansOf: (place) => spaced`${place}預付 eSIM 數據方案`,
  notLoaded: '我們無法載入方案。請檢查網路連線，然後再試一次。',
};
