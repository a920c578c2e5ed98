import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way': 'PayPal 无法使用此付款方式。没有扣款。请选择其他付款方式。',
  'ask-paypal': '你的 PayPal 账户无法支付这笔款项。没有扣款。原因可以向 PayPal 查询，也可以改用银行卡付款。',
  'pay-by-card': 'PayPal 不允许这笔付款。没有扣款。请用银行卡付款。',
  'try-later':
    'PayPal 拒绝了这笔付款。没有扣款。你可以稍后再试，在 PayPal 中选择其他付款方式，或用银行卡付款。',
  ours: '我们目前无法接受 PayPal 付款。没有扣款。我们已收到通知，请用银行卡付款。',
};

const RUN_OUT = '这笔 PayPal 付款已过期。没有扣款。请再次点击“PayPal”，或用银行卡付款。';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'PayPal 须遵守的规定不允许这笔付款。没有扣款。原因可以向 PayPal 查询，也可以改用银行卡付款。',
    DOMESTIC_TRANSACTION_REQUIRED:
      'PayPal 只允许你的账户向本国或本地区的卖家付款。没有扣款。请用银行卡付款。',
    DUPLICATE_INVOICE_ID:
      'PayPal 显示这笔订单已付款，但我们找不到那笔付款。这次没有扣款。我们已收到通知，请先联系我们，再用其他方式付款。',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal 不允许再次尝试这笔付款。没有扣款。请再次点击“PayPal”重新开始，或用银行卡付款。',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal 已锁定或关闭你的账户。没有扣款。原因可以向 PayPal 查询，也可以改用银行卡付款。',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal 已限制你的账户。没有扣款。原因可以向 PayPal 查询，也可以改用银行卡付款。',
    PAYER_ACTION_REQUIRED: 'PayPal 需要你先确认一些内容。没有扣款。请回到 PayPal。',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      '这笔付款超出了你的 PayPal 账户限额。没有扣款。提高限额的方法可以向 PayPal 查询，也可以改用银行卡付款。',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
