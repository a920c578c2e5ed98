import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: '결제를 확인하고 있어요',
    lead: {
      eSIM: ({ country, method }) =>
        `${country} eSIM을 주문해 주셔서 감사합니다. ${method} 결제를 아직 확인하고 있어요.`,
      plan: ({ country, method }) =>
        `${country} 요금제를 주문해 주셔서 감사합니다. ${method} 결제를 아직 확인하고 있어요.`,
    },
    next: {
      eSIM: '보통 몇 분, 계좌 이체는 며칠이 걸릴 수 있어요. 결제가 확인되는 대로 eSIM을 이메일로 보내 드려요. 따로 하실 일은 없고, 다시 결제하지 않아도 돼요.',
      plan: '보통 몇 분, 계좌 이체는 며칠이 걸릴 수 있어요. 결제가 확인되는 대로 요금제를 eSIM에 추가해 드려요. 따로 하실 일은 없고, 다시 결제하지 않아도 돼요.',
    },
    action: '주문 상태 보기',
    total: '확인 중',
  },
  denied: {
    subject: '결제가 완료되지 않았어요',
    lead: {
      eSIM: ({ country, method }) =>
        `${country} eSIM의 ${method} 결제를 확인했지만, 결제가 승인되지 않았어요.`,
      plan: ({ country, method }) =>
        `${country} 요금제의 ${method} 결제를 확인했지만, 결제가 승인되지 않았어요.`,
    },
    next: {
      eSIM: '입금된 금액이 없어서 주문이 취소됐어요. eSIM이 여전히 필요하다면 다시 주문하고 다른 방법으로 결제해 주세요.',
      plan: '입금된 금액이 없어서 주문이 취소됐어요. 요금제가 여전히 필요하다면 다시 주문하고 다른 방법으로 결제해 주세요.',
    },
    total: '청구되지 않음',
  },
};
