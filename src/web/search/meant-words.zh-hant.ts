import { spaced } from '../../domain/language-words.zh-hant.ts';
import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => spaced`我們目前還沒有${country}的方案。`,
  near: '查看鄰近地區的方案',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `您是不是要找：${by === null ? name : `${by}（${name}）`}？`;
