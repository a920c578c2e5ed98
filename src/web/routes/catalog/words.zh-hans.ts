import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: '所有目的地',
  plansOf: (place) => spaced`${place}预付费 eSIM 流量套餐`,
  notLoaded: '我们没能加载套餐。请检查网络连接后重试。',
};
