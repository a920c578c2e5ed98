import type * as source from './words.ts';

export const standingSentences: typeof source.standingSentences = {
  replacing: '새 eSIM으로 교체 중',
  unpaid: '미결제',
  paid: '준비 중',
  ordering: '준비 중',
  refunding: '환불 진행 중',
  refunded: '환불 완료',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: '환불 요청됨',
  replacement_asked: '새 eSIM으로 교체 중',
  ready: '설치할 수 있어요',
  in_use: '사용 중',
  used_up: '데이터를 모두 사용했어요',
  expired: '요금제가 종료됐어요',
  lapsed: '사용하지 않고 종료됐어요',
  taken_back: '회수됨',
  unreadable: '설치할 수 있어요',
  added: null,
  hidden: null,
};

export const READY_TO_USE: string = '바로 사용할 수 있어요';

export const codesRefusals: typeof source.codesRefusals = {
  eSIM: {
    not_delivered: '이 주문에는 아직 eSIM이 없어요.',
    returned: '이 eSIM은 환불 중이거나 이미 환불되어 더 이상 쓸 수 없어요.',
    returning: '환불을 위해 이 eSIM을 회수하고 있어요.',
    taken_back: '통신사가 이 eSIM을 회수해서 더 이상 쓸 수 없어요.',
  },
  plan: {
    not_delivered: '이 주문에는 아직 요금제가 없어요.',
    returned: '이 요금제는 환불 중이거나 이미 환불되어 더 이상 쓸 수 없어요.',
    returning: '환불을 위해 이 요금제를 회수하고 있어요.',
    taken_back: '통신사가 이 요금제를 회수해서 더 이상 쓸 수 없어요.',
  },
  both: {
    replacing: '이 eSIM을 교체하고 있어요. 새 eSIM의 코드는 준비되는 대로 이메일로 보내 드려요.',
    over: '이 주문의 요금제가 종료되어 따로 설치하지 않아도 돼요.',
    top_up: '이 요금제는 이미 코드가 있는 eSIM에 추가됐어요.',
    erased: '이 주문은 삭제되었고, 구매자를 알 수 있는 정보는 남아 있지 않아요.',
  },
};

export const refundRefusals: typeof source.refundRefusals = {
  eSIM: {
    not_delivered: '이 주문에는 반품할 수 있는 eSIM이 없어요.',
    returned: '이 eSIM은 환불 중이거나 이미 환불됐어요.',
    used: '이 eSIM은 활성화했거나 사용해서 환불할 수 없어요.',
    not_taken_back: '통신사가 이 eSIM을 회수하지 않아 자동으로 환불할 수 없어요. 고객센터에 문의해 주세요.',
    too_old:
      '통신사는 이 eSIM을 몇 주 동안만 회수하는데, 그 기간이 지나 자동으로 환불할 수 없어요. 고객센터에 문의해 주세요.',
    too_many:
      '최근 이 카드나 이메일 주소로 여러 건이 반품되어 이번 건은 저희가 직접 확인해요. 고객센터에 문의하시면 이 eSIM에 대해 도와드릴게요.',
    too_late: (time) => `eSIM은 구매 후 ${time} 안에 환불받을 수 있어요. 이 주문은 그 기간이 지났어요.`,
  },
  plan: {
    not_delivered: '이 주문에는 반품할 수 있는 요금제가 없어요.',
    returned: '이 요금제는 환불 중이거나 이미 환불됐어요.',
    used: '이 요금제는 활성화했거나 사용해서 환불할 수 없어요.',
    not_taken_back: '통신사가 이 요금제를 회수하지 않아 자동으로 환불할 수 없어요. 고객센터에 문의해 주세요.',
    too_old:
      '통신사는 이 요금제를 몇 주 동안만 회수하는데, 그 기간이 지나 자동으로 환불할 수 없어요. 고객센터에 문의해 주세요.',
    too_many:
      '최근 이 카드나 이메일 주소로 여러 건이 반품되어 이번 건은 저희가 직접 확인해요. 고객센터에 문의하시면 이 요금제에 대해 도와드릴게요.',
    too_late: (time) => `요금제는 구매 후 ${time} 안에 환불받을 수 있어요. 이 주문은 그 기간이 지났어요.`,
  },
  both: {
    disputed: '은행에서 이 결제를 조사하고 있어서, 환불 여부는 은행이 결정해요.',
    charged_back: '이 결제는 은행이나 결제 서비스를 통해 이미 환불되어 더 환불할 금액이 없어요.',
  },
};

export const withdrawalRefusals: typeof source.withdrawalRefusals = {
  not_paid: '결제되지 않은 주문이라 철회할 계약이 없어요.',
  returned: '이 주문은 환불 중이거나 이미 환불되어 더 철회할 것이 없어요.',
  too_late: '이 계약의 청약 철회 기간이 지났어요.',
};
