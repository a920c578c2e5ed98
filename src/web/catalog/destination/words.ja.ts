import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: '国が見つかりません', text: 'この渡航先は見つかりませんでした。' },
  guide: (place) => `${place}のeSIMガイド`,
  guides: '選ぶ前に',
  browseAll: 'すべての国を見る',
  search: '検索',
  supported: '対象国',
  supportedCount: (countries) => `対象国（${countries}）`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: '並べ替え',
  sorts: {
    recommended: 'おすすめ順',
    price: '料金の安い順',
    data: 'データの多い順',
    duration: '日数の短い順',
    name: '名前順',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: '利用できるプランがありません',
  covered: (country) => `${country}専用のプランはまだありませんが、周遊プランが使えます。`,
  nothing: (country) => `${country}のプランはまだありません。`,
  see: (region, price) => `${region}、${price}から`,
  near: (country) => `${country}周辺のプラン`,
  from: '最安',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `${country}以外にも行きますか？`,
  titleAlone: (country) => `${country}で使えるプラン`,
  coveredBy: (region) => `${region}のプランでも使えます`,
  coveredAlone: (region) => `${region}のプランで使えます`,
  countries: (countries) => `${countries}か\u2060国`,
  countriesFrom: (countries, price) => `${countries}、${price}から`,
};
