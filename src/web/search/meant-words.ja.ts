import type * as source from './meant-words.ts';

export const unsoldWords: typeof source.unsoldWords = {
  none: (country) => `${country}のプランはまだありません。`,
  near: '周辺のプランを見る',
};

export const meantWords: typeof source.meantWords = (name, by) =>
  `もしかして：${by === null ? name : `${by}（${name}）`}`;
