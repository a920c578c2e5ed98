import type * as source from './words.ts';

export const catalogWords: typeof source.catalogWords = {
  back: 'すべての渡航先',
  plansOf: (place) => `${place}のプリペイドeSIMデータプラン`,
  notLoaded: 'プランを読み込めませんでした。通信状況を確認して、もう一度お試しください。',
};
