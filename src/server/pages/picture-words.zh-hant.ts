import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: '旅遊 eSIM',
  plans: (lowest) => (lowest === null ? '預付數據方案' : `預付數據方案，${lowest} 起`),
  home: '落地就能上網',
};
