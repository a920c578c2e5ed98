import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: 'プラン一覧',
  places: { countries: '国別', regions: '周遊' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: '国を検索',
  searchExample: 'アメリカ、スペイン、日本…',
  searching: '国を検索中…',
  found: (found, query) => `「${query}」に一致する国：${found}件`,
  every: 'すべての国',
  unknownPart: 'その地域は見つかりません。',
  allLoaded: (total) => `すべての国を表示しました（全${total}か\u2060国）`,
  showMore: 'もっと見る',
  failed: {
    title: '国の読み込みに失敗しました',
    text: '通信状況を確認して、もう一度お試しください。',
  },
  empty: '表示できる国がありません。',
  nothingFound: {
    title: '検索に一致する国は見つかりませんでした。',
    text: '国名、国コード、または世界の地域名で検索してください。',
    clear: '検索をクリア',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: 'プランをすべて見る',
  viewPlansOf: (country) => `${country}のプランをすべて見る`,
  noPlans: 'プランなし',
  unlimitedFrom: '無制限の最安',
  seeFixed: '定量プランを見る',
  seeOthers: 'プランを見る',
  seeOf: (see, country) => `${country}：${see}`,
  unlimitedForADay: '無制限（1日）：',
  nothingYet: 'まだ販売していません',
};
