import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way':
    'PayPalでこの支払い方法を使えませんでした。請求は発生していません。別の支払い方法を選んでください。',
  'ask-paypal':
    'このPayPalアカウントでは支払えません。請求は発生していません。理由はPayPalに確認するか、カードで支払ってください。',
  'pay-by-card': 'PayPalはこの支払いを許可していません。請求は発生していません。カードで支払ってください。',
  'try-later':
    'PayPalがこの支払いを拒否しました。請求は発生していません。後でもう一度試すか、PayPalで別の支払い方法を選ぶか、カードで支払ってください。',
  ours: '現在、PayPalでの支払いを受け付けられません。請求は発生していません。当店には通知済みです。カードで支払ってください。',
};

const RUN_OUT =
  'このPayPalでの支払いは期限切れです。請求は発生していません。もう一度「PayPal」を押すか、カードで支払ってください。';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'PayPalが従う規則により、この支払いは許可されません。請求は発生していません。理由はPayPalに確認するか、カードで支払ってください。',
    DOMESTIC_TRANSACTION_REQUIRED:
      'このPayPalアカウントで支払えるのは、同じ国の販売者だけです。請求は発生していません。カードで支払ってください。',
    DUPLICATE_INVOICE_ID:
      'PayPalではこの購入は支払い済みですが、当店ではその支払いを確認できません。今回の請求は発生していません。当店には通知済みです。別の方法で支払う前にご連絡ください。',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPalではこの支払いをもう試せません。請求は発生していません。もう一度「PayPal」を押してやり直すか、カードで支払ってください。',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'このPayPalアカウントはロックまたは閉鎖されています。請求は発生していません。理由はPayPalに確認するか、カードで支払ってください。',
    PAYER_ACCOUNT_RESTRICTED:
      'このPayPalアカウントは利用が制限されています。請求は発生していません。理由はPayPalに確認するか、カードで支払ってください。',
    PAYER_ACTION_REQUIRED: 'PayPalで先に確認が必要です。請求は発生していません。PayPalに戻ってください。',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'この支払いはPayPalアカウントの上限を超えています。請求は発生していません。上限の引き上げはPayPalに確認するか、カードで支払ってください。',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
