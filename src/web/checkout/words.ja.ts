import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: '安全なお支払い',
  loading: '購入手続きを読み込み中…',
  backTo: {
    esims: 'マイeSIM',
    plans: (country) => `${country}のプラン`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'このリンクの料金は最新ではありません。',
  text: (claimed, now) =>
    `リンクの料金は${claimed}ですが、現在のプラン料金は${now}です。合計は現在の料金で計算しています。`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'カード情報をすべて入力してください',
  button: (total) => `購入を確定する • ${total}`,
  total: (amount) => `合計${amount}`,
  busy: '支払いを処理中…',
};

export const waitingWords: typeof source.waitingWords = {
  window:
    'PayPalのウィンドウで手続きを完了してください。見当たらない場合は、このウィンドウの後ろを確認してください。',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `購入できませんでした：${why}`,
  failed: (method, why) =>
    why ? `${method}で支払えませんでした：${why}` : `${method}で支払えませんでした。もう一度お試しください。`,
  notCharged: '請求は発生していません。入力内容はそのまま残っています。',
  kept: '入力内容はそのまま残っています。',
  payByCard: 'カードで支払う',
  otherCard: '別のカードを試す',
  payWith: (method) => `${method}で支払う`,
  unsure:
    '請求されたかどうかを確認できませんでした。もう一度支払っても、1回の購入に二重に請求されることはありません。',
  priceChanged: {
    title: 'その間に料金が変わりました。',
    text: (was, now) => `${was}から${now}に変わりました。合計を確認してください。`,
  },
  paidBefore: (esims) =>
    phrase`二重の請求はありません。「${esims}」で確認するか、もう1つ購入する場合は支払いに進んでください。`,
  signInAgain: 'もう一度ログイン',
  notReady: '支払いフォームの準備ができていません。少し待ってから、もう一度お試しください。',
};
