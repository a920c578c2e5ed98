import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: '하나 더 추가',
  addOf: (plan) => `하나 더 추가: ${plan}`,
  inBasket: (plans) => (plans === 1 ? '장바구니에 요금제 1개' : `장바구니에 요금제 ${plans}개`),
  full: '장바구니에는 요금제를 10개까지 담을 수 있어요. 먼저 결제한 뒤 다시 담아 주세요.',
  checkOut: '결제하기',
  plans: (plans) => (plans === 1 ? '요금제 1개' : `요금제 ${plans}개`),
  one: (plan) => `하나 줄이기: ${plan}`,
  removeOf: (plan) => `${plan} 삭제`,
  onto: (place) => `${place} eSIM에 추가`,
  each: '요금제마다 eSIM이 하나씩 따로 제공돼요.',
  another: '다른 여행지 요금제 추가',
  changed: (plans) => (plans === 1 ? '이번 구매에 요금제 1개' : `이번 구매에 요금제 ${plans}개`),
};
