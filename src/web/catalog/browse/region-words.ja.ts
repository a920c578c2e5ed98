import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: '周遊プランの読み込みに失敗しました',
    text: '通信状況を確認して、もう一度お試しください。',
  },
  empty: {
    title: '周遊プランはありません。',
    text: '国別のプランは通常どおり販売しています。',
    browse: 'すべての国を見る',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) => `${countries}か\u2060国、${plans}プラン`,
  from: '最安',
  seePlans: 'プランを見る',
  variants: (region) => `${region}に似たプランをもっと見る`,
  counted: (name, count) => `${name}（${count}）`,
};
