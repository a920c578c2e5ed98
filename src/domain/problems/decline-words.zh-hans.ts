import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', '你的银行卡被拒绝。'],
  ['Your card has insufficient funds.', '你的银行卡余额或额度不足。'],
  ['Your card has expired.', '你的银行卡已过期。'],
  ['Your card’s security code is incorrect.', '银行卡安全码不正确。'],
  ['Your card number is incorrect.', '银行卡卡号不正确。'],
  ['Your card does not support this type of purchase.', '你的银行卡不支持这类购买。'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? '你的付款被拒绝。';
