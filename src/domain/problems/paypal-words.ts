/**
 * What a buyer can do after a refusal: choose `another-way` in the processor's window, `ask-paypal` about their account,
 * `pay-by-card`, or `try-later`. `ours`: only the operator can help.
 */
export type RefusalAdvice = 'another-way' | 'ask-paypal' | 'pay-by-card' | 'try-later' | 'ours';

const BY_ADVICE: Record<RefusalAdvice, string> = {
  'another-way': 'PayPal couldn’t use this payment method. Nothing was charged. Please choose another one.',
  'ask-paypal':
    'Your PayPal account can’t make this payment. Nothing was charged. PayPal can tell you why, or you can pay by card.',
  'pay-by-card': 'PayPal doesn’t allow this payment. Nothing was charged. Please pay by card.',
  'try-later':
    'PayPal refused this payment. Nothing was charged. You can try again later, choose another payment method in PayPal, or pay by card.',
  ours: 'We can’t take PayPal payments right now. Nothing was charged. We’ve been told; please pay by card.',
};

const RUN_OUT =
  'This PayPal payment has expired. Nothing was charged. Please press PayPal again, or pay by card.';

/** For issues about which more is known than the advice. */
const BY_ISSUE = new Map(
  Object.entries({
    COMPLIANCE_VIOLATION:
      'The rules PayPal must follow don’t allow this payment. Nothing was charged. PayPal can tell you why, or you can pay by card.',
    DOMESTIC_TRANSACTION_REQUIRED:
      'PayPal only lets your account pay sellers in your own country. Nothing was charged. Please pay by card.',
    DUPLICATE_INVOICE_ID:
      'PayPal says this purchase was already paid, but we can’t find that payment. Nothing was charged now. We’ve been told; please write to us before you pay another way.',
    INVALID_RESOURCE_ID: RUN_OUT,
    MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED:
      'PayPal won’t let you try this payment again. Nothing was charged. Please press PayPal again to start a new one, or pay by card.',
    ORDER_COMPLETED_OR_VOIDED: RUN_OUT,
    ORDER_EXPIRED: RUN_OUT,
    PAYER_ACCOUNT_LOCKED_OR_CLOSED:
      'PayPal has locked or closed your account. Nothing was charged. PayPal can tell you why, or you can pay by card.',
    PAYER_ACCOUNT_RESTRICTED:
      'PayPal has restricted your account. Nothing was charged. PayPal can tell you why, or you can pay by card.',
    PAYER_ACTION_REQUIRED:
      'PayPal needs you to confirm something first. Nothing was charged. Please go back to PayPal.',
    RESOURCE_NOT_FOUND: RUN_OUT,
    TRANSACTION_LIMIT_EXCEEDED:
      'This payment is over your PayPal account’s limit. Nothing was charged. PayPal can tell you how to raise it, or you can pay by card.',
  }),
);

/** The buyer's text about an issue for which PayPal refuses a payment. It is complete: it also says that no money moved. */
export function paypalWords({ issue, advice }: { issue: string; advice: RefusalAdvice }): string {
  return BY_ISSUE.get(issue) ?? BY_ADVICE[advice];
}
