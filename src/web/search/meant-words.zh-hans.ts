import { spaced } from '../../domain/language-words.zh-hans.ts';
import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => spaced`我们目前还没有${country}的套餐。`,
  near: '查看周边的套餐',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `你要找的是“${by === null ? name : `${by}（${name}）`}”吗？`;
