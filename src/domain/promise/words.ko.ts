import { formatHours } from './refund-time.ts';
import { WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

/** The time of banks, in the formal style of legal texts. */
const bankTime = '은행 계좌나 카드 내역에 표시되기까지 보통 5~10영업일이 걸립니다.';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `활성화도 사용도 하지 않은 요금제는 구매 후 ${formatHours(hours)} 안에 전액 환불받을 수 있어요.`
      : `활성화도 사용도 하지 않은 eSIM은 구매 후 ${formatHours(hours)} 안에 전액 환불받을 수 있어요.`,
  whole: (hours) =>
    `활성화도 사용도 하지 않은 eSIM은 구매 후 ${formatHours(hours)} 안에 전액 환불받을 수 있습니다`,
  after:
    '그 기간이 지났거나 eSIM을 활성화 또는 사용한 뒤에는 요금제를 환불하지 않습니다. 다만 회사나 통신사의 문제로 요금제가 작동하지 않고 이를 해결할 수 없는 경우, 또는 법률이 더 넓은 권리를 보장하는 경우는 예외입니다.',
  broken: '회사나 통신사의 문제로 요금제가 작동하지 않고 이를 해결할 수 없으면 환불해 드립니다.',
  fault: '원인을 확인할 수 있도록 문제가 발생하는 동안 문의해 주십시오.',
  undelivered: '상품을 제공할 수 없으면 결제하신 금액을 전액 환불해 드립니다. 따로 요청하실 필요가 없습니다.',
  money: `결제에 사용한 카드나 계좌로 즉시 환불해 드립니다. ${bankTime} 같은 주문을 두 번 결제하신 경우 두 번째 결제는 자동으로 환불됩니다.`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: '청약철회권',
  link: WITHDRAW_LINK,
  confirm: '청약 철회 확정',
  right: `유럽연합(EU)의 소비자는 ${WITHDRAWAL_DAYS}일 안에 이유를 밝히지 않고 계약에 대한 청약을 철회할 수 있습니다. 이 기간은 결제가 완료된 다음 날부터 시작됩니다. 마지막 날이 토요일이나 일요일이면 그다음 월요일이 마지막 날이 됩니다.`,
  otherWay: '그 밖의 명확한 방법으로도 철회 의사를 알리실 수 있습니다. 이메일:',
  receipt: '무엇을 언제 접수했는지 이메일로 즉시 확인해 드립니다. 기간이 끝나기 전에 알려 주시면 유효합니다.',
  money: `이후 결제하신 전액을 결제한 방법 그대로 지체 없이, 늦어도 ${WITHDRAWAL_DAYS}일 안에 돌려 드립니다. 비용은 들지 않습니다. ${bankTime}`,
  ends: '결제하실 때 즉시 제공을 요청하고, eSIM 또는 eSIM에 추가한 요금제를 활성화하거나 사용하는 즉시 청약철회권이 소멸한다는 점을 알고 있음을 확인하시게 됩니다.',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin: '청약을 철회할 수 있는 14일이 지나기 전에 요금제를 즉시 제공해 주기를 요청합니다.',
    ends: '요금제를 활성화하거나 사용하는 즉시 청약철회권이 소멸한다는 것을 알고 있습니다.',
  },
};
