import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

type Returned = 'eSIM' | 'plan';

/** What is returned, as sentences name it. */
const named = (what: Returned) => (what === 'eSIM' ? 'eSIM' : 'プラン');

export const detailsWords: typeof source.detailsWords = {
  title: 'eSIMの詳細と最新の状態',
  facts: {
    country: '国',
    data: 'データ',
    validity: '有効期間',
    order: '注文番号',
    price: '支払い額',
    refunded: '返金済みの額',
    paidWith: '支払い方法',
    email: 'メール',
    bought: '購入日',
  },
  paid: (price, code) => `${price} ${code}`.trimEnd(),
  order: '注文',
  moreData: {
    title: 'データを追加',
    text: (country) =>
      `${country}のプランや新しい渡航先のプランを、このeSIMに追加できます。インストールは不要です。`,
  },
  list: {
    title: '一覧から消す',
    hidden: 'このeSIMは非表示になっています。「非表示のeSIM」から元に戻せます。',
    shown: 'eSIMはスマホで引き続き使えます。この操作は元に戻せます。',
    remove: 'eSIMを削除',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: '注文の履歴',
  failed: '履歴を読み込めませんでした。',
  steps: {
    paid: '支払い',
    ordered: '手配',
    assigned: '割り当て',
    installed: 'インストール',
    first_use: '初回利用',
    used_80: '80%使用',
    topped_up: 'データ追加',
    ended: '終了',
  },
  ends: {
    depleted: 'データを使い切りました',
    expired: '期限切れ',
    lapsed: '未使用のまま失効',
    revoked: '取り消し済み',
    refunded: '返金済み',
  },
  sources: {
    shop: '当店の記録',
    network: '通信会社の記録',
    noticed: '当店が最初に確認',
  },
  from: (when, from) => phrase`${when}、${from}`,
  never: 'なし',
  notYet: 'まだ',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: '最新の状態',
  refresh: '更新',
  returned: 'このeSIMは取り消されたため、通信会社に記録がありません。',
  failed: {
    title: '現在、通信会社に接続できません。',
    text: '表示しているのは最後に取得した情報です。数分後にもう一度お試しください。',
  },
  facts: {
    status: '状態',
    state: '通信会社の状態',
    data: 'プランのデータ容量',
    used: '使用量',
    remaining: '残量',
    usage: '使用率',
    atFullSpeed: '今日の高速データ',
    assigned: '割り当て日',
    reference: '割り当て番号',
    daysStarted: '利用開始日',
    daysEnd: '利用終了日',
    updated: '最終更新',
  },
  technical: '技術情報',
  unknown: '不明',
  leftOf: (left, of) => `${left}／${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: '返金',
  offer: (what, until) =>
    phrase`未使用の場合、${until}まではこの${named(what)}を返品して、全額返金を受けられます。`,
  coming: (amount) => `${amount}の返金手続き中です。`,
  sent: (amount, date) => phrase`${amount}を${date}に返金しました。`,
  takenBack: (what) => `この${named(what)}は、返金なしで取り消されました。`,
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: '通信会社に確認しています',
  paused: '返品を受け付けました',
  text: (what, amount) =>
    `この${named(what)}を取り消せるかどうかは通信会社が判断します。取り消せる場合は、${amount}を元の支払い方法に返金します。それまでは使わないでください。`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => `この${named(what)}を返品しますか？`,
  terms: (place, plan, what, price) =>
    `${place}の${named(what)}（${plan}）を取り消します。元には戻せません。${price}は元の支払い方法に返金します。`,
  stays: {
    plan: 'eSIMとほかのプランはそのままです。',
    eSIM: 'スマホにインストール済みの場合は、スマホから削除してください。',
  },
  yes: (what, price) => `${named(what)}を返品して${price}の返金を受ける`,
  keep: '返品しない',
  failed: '何も変更されていません。',
  confirm: {
    title: 'メールを確認してください',
    sent: (to) => `${to}に確認メールをお送りしました。`,
    text: (what, hours) =>
      `この${named(what)}は、アカウントとは別のそのアドレスで購入されています。返品するには、${hours}時間以内にメールのリンクを開いてください。それまでは何も変わりません。`,
  },
  returned: {
    title: '返金手続き中です',
    amount: (price) => `${price}を元の支払い方法に返金します。`,
    plan: 'プランをeSIMから削除しました。',
    eSIM: 'このeSIMは使えなくなりました。',
  },
};
