import { spaced } from '../language-words.zh-hans.ts';
import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? spaced`购买后${formatHours(hours)}内，只要套餐未激活且未使用，即可全额退款。`
      : spaced`购买后${formatHours(hours)}内，只要 eSIM 未激活且未使用，即可全额退款。`,
  whole: (hours) => spaced`购买后${formatHours(hours)}内，只要 eSIM 未激活且未使用，你就可以获得全额退款`,
  after:
    '超过这个期限，或 eSIM 被激活或使用后，套餐不予退款；但因我们或运营商的故障而无法使用且我们无法修复的，或法律赋予你更多权利的，不在此限。',
  broken: '如果套餐因我们或运营商的故障而无法使用，且我们无法修复，我们会退款。',
  fault: '请在故障发生时联系我们，以便我们查找原因。',
  undelivered: '如果我们无法交付，会退还你支付的全部款项，无需申请。',
  money: `我们会立即把款项退回你付款时使用的银行卡或账户。${BANK_TIME}如果你为同一订单重复付款，我们会自动退还第二笔。`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: '你的撤回权',
  link: WITHDRAW_LINK,
  confirm: '确认撤回',
  right: `如果你是欧盟的消费者，可以在 ${WITHDRAWAL_DAYS} 天内撤回合同，无需说明理由。期限从付款成功的次日起算。如果最后一天是星期六或星期日，则顺延至随后的星期一。`,
  otherWay: '你也可以用其他明确的方式告知我们，例如发送邮件至',
  receipt: '我们会立即通过邮件确认收到的内容和时间。只要在期限结束前告知我们即可。',
  money: `之后，我们会按你付款的方式退还你支付的全部款项，不会拖延，最迟在 ${WITHDRAWAL_DAYS} 天内完成。你无需承担任何费用。${BANK_TIME}`,
  ends: '结账时，你会要求我们立即交付，并确认你知道：eSIM 或添加到 eSIM 的套餐一经激活或使用，撤回权即告终止。',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin: '我要求在可以撤回合同的 14 天结束之前，立即交付我的套餐。',
    ends: '我知道，套餐一经激活或使用，我的撤回权即告终止。',
  },
};
