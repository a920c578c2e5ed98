import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: '주문 하나와 그 eSIM을 보여 주는 전용 페이지예요.',
  what: (number, country, isTopUp) => `주문 ${number}, ${country} ${isTopUp ? '데이터' : 'eSIM'}`,
  aside: '주문',
  isPrivate: '이 링크를 가진 사람은 누구나 주문을 볼 수 있어요. 다른 사람에게 알리지 마세요.',
  missing: {
    title: '주문을 찾을 수 없어요',
    text: '이 주문을 찾지 못했어요. 확인 이메일의 링크로 열어 주세요.',
  },
  help: '문의하기',
  failed: {
    title: '주문을 불러오지 못했어요',
    text: '구매한 것에는 영향이 없어요. 연결 상태를 확인하고 다시 시도해 주세요.',
  },
  again: '다시 시도',
};
