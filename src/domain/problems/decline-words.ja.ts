import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', 'カードが承認されませんでした。'],
  ['Your card has insufficient funds.', 'カードの残高または利用可能額が足りません。'],
  ['Your card has expired.', 'カードの有効期限が切れています。'],
  ['Your card’s security code is incorrect.', 'カードのセキュリティコードが正しくありません。'],
  ['Your card number is incorrect.', 'カード番号が正しくありません。'],
  ['Your card does not support this type of purchase.', 'このカードではこの購入ができません。'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? 'お支払いが承認されませんでした。';
