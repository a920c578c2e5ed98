import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: '주문 진행 상황',
  states: { done: '완료', now: '진행 중', next: '예정', failed: '중단됨' },
  payment: '결제',
  paid: '결제 완료',
  ordering: '주문 중',
  ordered: '주문 완료',
  ready: { eSIM: '준비 완료', plan: '추가 완료' },
  ended: {
    undelivered: { eSIM: '전달 실패', plan: '추가 실패' },
    withdrawn: { eSIM: '청약 철회', plan: '청약 철회' },
    returned_by_you: { eSIM: '반품', plan: '반품' },
    returned_by_us: { eSIM: '판매자 취소', plan: '판매자 취소' },
  },
  endedSomehow: '종료',
  returning: '환불 중',
  returned: '환불 완료',
};
