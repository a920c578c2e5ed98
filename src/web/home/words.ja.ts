import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: '光のひとつひとつが、旅の行き先',
  lead: (destinations) => `現在${destinations}の渡航先でプランを販売しています。`,
  map: (destinations) => `${destinations}の渡航先に光がともる世界地図`,
};

export const popularWords: typeof source.popularWords = {
  title: '人気の渡航先',
  viewAll: 'すべての国を見る',
  loading: '料金を読み込み中…',
  lost: { title: '料金データを読み込めませんでした', again: 'もう一度試す' },
  garbled: { title: '国のデータを処理できませんでした', again: 'もう一度試す' },
  none: { title: '現在、国別の料金を読み込めません。', again: '再読み込み' },
  noPrices: '料金を読み込めませんでした。渡航先は上の検索から探せます。',
};

export const cardWords: typeof source.cardWords = {
  unlimited: '無制限',
  getStarted: 'はじめる',
  getStartedWith: (country) => `${country}ではじめる`,
  from: '最安',
  noUnlimited: '無制限プランはありません',
  noPlans: 'プランはありません',
};

export const phoneWords: typeof source.phoneWords = {
  picture: '日本のeSIMを利用中のスマホ。残りは10GB中6.2GB、18日',
  landed: '東京に到着',
  on: '日本のeSIMがオンになりました',
};
