import type * as source from './paypal-words.ts';

export type * from './paypal-words.ts';

const BY_ADVICE: Record<source.RefusalAdvice, string> = {
  'another-way':
    'PayPal에서 이 결제 수단을 사용할 수 없었어요. 청구된 금액은 없어요. 다른 결제 수단을 선택해 주세요.',
  'ask-paypal':
    '이 PayPal 계정으로는 결제할 수 없어요. 청구된 금액은 없어요. PayPal에 이유를 문의하거나 카드로 결제해 주세요.',
  'pay-by-card': 'PayPal에서 이 결제를 허용하지 않아요. 청구된 금액은 없어요. 카드로 결제해 주세요.',
  'try-later':
    'PayPal에서 결제를 거절했어요. 청구된 금액은 없어요. 나중에 다시 시도하거나, PayPal에서 다른 결제 수단을 선택하거나, 카드로 결제해 주세요.',
  ours: '지금은 PayPal 결제를 받을 수 없어요. 청구된 금액은 없어요. 저희도 알림을 받았어요. 카드로 결제해 주세요.',
};

const RUN_OUT =
  '이 PayPal 결제는 만료됐어요. 청구된 금액은 없어요. ‘PayPal’을 다시 누르거나 카드로 결제해 주세요.';

const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'PayPal이 지켜야 하는 규정상 이 결제는 허용되지 않아요. 청구된 금액은 없어요. PayPal에 이유를 문의하거나 카드로 결제해 주세요.',
    DOMESTIC_TRANSACTION_REQUIRED:
      '이 PayPal 계정으로는 같은 나라의 판매자에게만 결제할 수 있어요. 청구된 금액은 없어요. 카드로 결제해 주세요.',
    DUPLICATE_INVOICE_ID:
      'PayPal에서는 이미 결제된 구매라고 하지만, 저희는 그 결제를 찾을 수 없어요. 이번에 청구된 금액은 없어요. 저희도 알림을 받았어요. 다른 방법으로 결제하기 전에 먼저 문의해 주세요.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal에서 이 결제를 다시 시도할 수 없어요. 청구된 금액은 없어요. ‘PayPal’을 다시 눌러 새로 시작하거나 카드로 결제해 주세요.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal에서 계정을 잠그거나 폐쇄했어요. 청구된 금액은 없어요. PayPal에 이유를 문의하거나 카드로 결제해 주세요.',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal에서 계정 이용을 제한했어요. 청구된 금액은 없어요. PayPal에 이유를 문의하거나 카드로 결제해 주세요.',
    PAYER_ACTION_REQUIRED:
      'PayPal에서 먼저 확인할 것이 있어요. 청구된 금액은 없어요. PayPal로 돌아가 주세요.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'PayPal 계정의 한도를 넘는 결제예요. 청구된 금액은 없어요. 한도를 높이는 방법을 PayPal에 문의하거나 카드로 결제해 주세요.',
  }),
);

export const paypalWords: typeof source.paypalWords = ({ issue, advice }) =>
  BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
