import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: '1件の注文とそのeSIMの専用ページです。',
  what: (number, country, isTopUp) => `注文${number}、${country}の${isTopUp ? 'データ' : 'eSIM'}`,
  aside: '注文',
  isPrivate: 'このリンクを知っている人は、誰でも注文を見られます。人に教えないでください。',
  missing: {
    title: '注文が見つかりません',
    text: '注文が見つかりませんでした。確認メールのリンクから開いてください。',
  },
  help: 'サポートを見る',
  failed: {
    title: '注文を読み込めませんでした',
    text: '購入済みのものに影響はありません。通信状況を確認して、もう一度お試しください。',
  },
  again: 'もう一度試す',
};
