import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: '旅行 eSIM',
  plans: (lowest) => (lowest === null ? '预付费流量套餐' : `预付费流量套餐，${lowest} 起`),
  home: '落地就有流量',
};
