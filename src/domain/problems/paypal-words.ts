import type { RefusalAdvice } from './reasons.ts';

const BY_ADVICE: Record<RefusalAdvice, string> = {
  'another-way': 'PayPal could not use this way to pay. Nothing was charged. Please choose another one.',
  'ask-paypal':
    'Your PayPal account cannot make this payment. Nothing was charged. PayPal can tell you why, or you can pay by card.',
  'pay-by-card': 'PayPal does not allow this payment. Nothing was charged. Please pay by card.',
  'try-later':
    'PayPal refused this payment. Nothing was charged. You can try again later, choose another way to pay in PayPal, or pay by card.',
  ours: 'We cannot take payments by PayPal right now. Nothing was charged. We have been told; please pay by card.',
};

const RUN_OUT =
  'This PayPal payment has run out. Nothing was charged. Please press PayPal again, or pay by card.';

/** Where more can be said than the advice alone. */
const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'PayPal may not carry out this payment under the rules it must follow. Nothing was charged. PayPal can tell you why, or you can pay by card.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'PayPal lets your account pay only sellers in your own country. Nothing was charged. Please pay by card.',
    DUPLICATE_INVOICE_ID:
      'PayPal says that this purchase was paid before, and we find no such payment. Nothing was charged now. We have been told; please write to us before you pay in another way.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal allows no more tries of this payment. Nothing was charged. Please press PayPal again to begin a new one, or pay by card.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal has locked or closed your account. Nothing was charged. PayPal can tell you why, or you can pay by card.',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal has restricted your account. Nothing was charged. PayPal can tell you why, or you can pay by card.',
    PAYER_ACTION_REQUIRED:
      'PayPal wants you to confirm something first. Nothing was charged. Please go back to PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'This payment is above the limit of your PayPal account. Nothing was charged. PayPal can tell you how to raise it, or you can pay by card.',
  }),
);

/** What a buyer is told of an issue with which PayPal refuses a payment. It is whole: it also says that no money moved. */
export function paypalWords({ issue, advice }: { issue: string; advice: RefusalAdvice }): string {
  return BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
}
