import type * as source from './decline-words.ts';

const USUAL = new Map([
  ['Your card was declined.', '카드 결제가 거절됐어요.'],
  ['Your card has insufficient funds.', '카드의 잔액이나 한도가 부족해요.'],
  ['Your card has expired.', '유효 기간이 지난 카드예요.'],
  ['Your card’s security code is incorrect.', '카드의 보안 코드가 맞지 않아요.'],
  ['Your card number is incorrect.', '카드 번호가 맞지 않아요.'],
  ['Your card does not support this type of purchase.', '이 카드로는 이 상품을 구매할 수 없어요.'],
]);

export const declineWords: typeof source.declineWords = (words) =>
  USUAL.get(words.replace("'", '’')) ?? '결제가 거절됐어요.';
