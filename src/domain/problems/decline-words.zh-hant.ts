import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', '您的卡片遭到拒絕。'],
  ['Your card has insufficient funds.', '您的卡片餘額或額度不足。'],
  ['Your card has expired.', '您的卡片已過期。'],
  ['Your card’s security code is incorrect.', '卡片安全碼不正確。'],
  ['Your card number is incorrect.', '卡號不正確。'],
  ['Your card does not support this type of purchase.', '您的卡片不支援這類購買。'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? '您的付款遭到拒絕。';
