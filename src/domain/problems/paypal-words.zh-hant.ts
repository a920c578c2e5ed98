import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way': 'PayPal 無法使用此付款方式。沒有扣款。請選擇其他付款方式。',
  'ask-paypal': '您的 PayPal 帳戶無法支付這筆款項。沒有扣款。您可以向 PayPal 詢問原因，或改用信用卡付款。',
  'pay-by-card': 'PayPal 不允許這筆付款。沒有扣款。請用信用卡付款。',
  'try-later':
    'PayPal 拒絕了這筆付款。沒有扣款。您可以稍後再試，在 PayPal 中選擇其他付款方式，或用信用卡付款。',
  ours: '我們目前無法接受 PayPal 付款。沒有扣款。我們已收到通知，請用信用卡付款。',
};

const RUN_OUT = '這筆 PayPal 付款已過期。沒有扣款。請再次點選「PayPal」，或用信用卡付款。';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'PayPal 須遵守的法規不允許這筆付款。沒有扣款。您可以向 PayPal 詢問原因，或改用信用卡付款。',
    DOMESTIC_TRANSACTION_REQUIRED:
      'PayPal 只允許您的帳戶付款給您所在國家或地區的賣家。沒有扣款。請用信用卡付款。',
    DUPLICATE_INVOICE_ID:
      'PayPal 表示這筆訂單已付款，但我們找不到那筆付款。這次沒有扣款。我們已收到通知，改用其他方式付款前，請先聯絡我們。',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal 不允許再次嘗試這筆付款。沒有扣款。請再次點選「PayPal」重新付款，或用信用卡付款。',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal 已鎖定或關閉您的帳戶。沒有扣款。您可以向 PayPal 詢問原因，或改用信用卡付款。',
    PAYER_ACCOUNT_RESTRICTED: 'PayPal 已限制您的帳戶。沒有扣款。您可以向 PayPal 詢問原因，或改用信用卡付款。',
    PAYER_ACTION_REQUIRED: 'PayPal 需要您先確認一些事項。沒有扣款。請回到 PayPal。',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      '這筆付款超出了您的 PayPal 帳戶限額。沒有扣款。您可以向 PayPal 詢問如何提高限額，或改用信用卡付款。',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
