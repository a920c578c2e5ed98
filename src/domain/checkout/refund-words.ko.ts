import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM' ? '이 eSIM을 보내 드리지 못했어요.' : '이 요금제를 eSIM에 추가하지 못했어요.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'eSIM을 받기 전에 청약을 철회하셨어요.'
        : '요금제가 eSIM에 추가되기 전에 청약을 철회하셨어요.';
    case 'returned_by_you':
      return what === 'eSIM' ? '이 eSIM을 반품하셨어요.' : '이 요금제를 반품하셨어요.';
    case 'returned_by_us':
      return '이 주문을 환불해 드렸어요.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: '이 주문은 두 번 결제됐어요',
    text: '두 번째 결제는 자동으로 전액 환불돼요.',
  },
  paid_too_late: {
    title: '결제가 너무 늦게 완료됐어요',
    text: '결제 유효 시간이 지난 뒤에 완료되어 자동으로 전액 환불돼요.',
  },
};
