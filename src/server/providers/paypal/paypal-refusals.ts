import type { Refusal, RefusalAdvice } from '../payment-news.ts';

/** The issue after which it must be looked up whether the purchase was paid before. */
const DUPLICATE_INVOICE = 'DUPLICATE_INVOICE_ID';

/**
 * Every issue with which PayPal refuses to capture or to authorise an order. Source: the API description of Orders v2
 * that PayPal publishes (github.com/paypal/paypal-rest-api-specifications, `openapi/checkout_orders_v2.json`, version
 * 2.28: the answers 400, 403 and 422 of both calls), which `@paypal/paypal-js` carries as types; for a missing order and
 * the account that is paid, developer.paypal.com/api/rest/reference/orders/v2/errors. Most cannot meet an order that the
 * shop makes: it names no card, token, bank or shipping. They are here so that none is a surprise.
 */
const ISSUES: Record<RefusalAdvice, string> = {
  'another-way': 'INSTRUMENT_DECLINED PAYER_ACTION_REQUIRED REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'ask-paypal': `COMPLIANCE_VIOLATION PAYER_ACCOUNT_LOCKED_OR_CLOSED PAYER_ACCOUNT_RESTRICTED
    TRANSACTION_LIMIT_EXCEEDED`,
  'pay-by-card': `AGREEMENT_ALREADY_CANCELLED BANK_NOT_SUPPORTED_FOR_VERIFICATION CARD_BRAND_NOT_SUPPORTED
    CURRENCY_NOT_SUPPORTED_FOR_BANK DOMESTIC_TRANSACTION_REQUIRED IBAN_COUNTRY_NOT_SUPPORTED INVALID_IBAN
    PAYEE_BLOCKED_TRANSACTION PAYER_CANNOT_PAY PLATFORM_FEE_PAYEE_CANNOT_BE_SAME_AS_PAYER REFERENCED_CARD_EXPIRED
    TOKEN_EXPIRED TRANSACTION_BLOCKED_BY_PAYEE`,
  'try-later': `INVALID_RESOURCE_ID MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED ORDER_COMPLETED_OR_VOIDED
    ORDER_COMPLETION_IN_PROGRESS ORDER_EXPIRED ORDER_NOT_APPROVED RESOURCE_NOT_FOUND TRANSACTION_REFUSED`,
  ours: `ACTION_DOES_NOT_MATCH_INTENT AMOUNT_CANNOT_BE_SPECIFIED APPLE_PAY_AMOUNT_MISMATCH
    AUTHORIZATION_AMOUNT_EXCEEDED AUTHORIZATION_CURRENCY_MISMATCH AUTH_CAPTURE_NOT_ENABLED
    BILLING_AGREEMENT_ID_MISMATCH BILLING_AGREEMENT_NOT_FOUND CANCEL_URL_REQUIRED CARD_EXPIRY_REQUIRED
    CARD_NUMBER_REQUIRED CONSENT_NEEDED DECLINED_DUE_TO_RELATED_TXN DUPLICATE_INVOICE_ID IDENTIFIER_NOT_FOUND
    INCOMPATIBLE_PARAMETER_VALUE INVALID_COUNTRY_CODE INVALID_PARAMETER_SYNTAX INVALID_PARAMETER_VALUE
    INVALID_PICKUP_ADDRESS INVALID_PREVIOUS_TRANSACTION_REFERENCE INVALID_SECURITY_CODE_LENGTH
    INVALID_STRING_LENGTH MALFORMED_REQUEST_JSON MAX_AUTHORIZATION_COUNT_EXCEEDED
    MERCHANT_INITIATED_WITH_AUTHENTICATION_RESULTS MERCHANT_INITIATED_WITH_MULTIPLE_PURCHASE_UNITS
    MERCHANT_INITIATED_WITH_SECURITY_CODE MISMATCHED_VAULT_ID_TO_PAYMENT_SOURCE MISSING_CRYPTOGRAM
    MISSING_PREVIOUS_REFERENCE MISSING_REQUIRED_PARAMETER NOT_ELIGIBLE_FOR_PAYPAL_TRANSACTION_ID_PROCESSING
    NOT_ELIGIBLE_FOR_PNREF_PROCESSING NOT_ELIGIBLE_FOR_TOKEN_PROCESSING NOT_ENABLED_FOR_BANK_PROCESSING
    NOT_ENABLED_FOR_CARD_PROCESSING ONLY_ONE_BANK_SOURCE_ALLOWED ORDER_ALREADY_AUTHORIZED ORDER_ALREADY_CAPTURED
    ORDER_CANNOT_BE_SAVED PAYEE_ACCOUNT_INVALID PAYEE_ACCOUNT_LOCKED_OR_CLOSED PAYEE_ACCOUNT_NOT_SUPPORTED
    PAYEE_ACCOUNT_NOT_VERIFIED PAYEE_ACCOUNT_RESTRICTED PAYEE_FX_RATE_ID_EXPIRED
    PAYEE_NOT_ENABLED_FOR_BANK_PROCESSING PAYEE_NOT_ENABLED_FOR_CARD_PROCESSING PAYMENT_SOURCE_MISMATCH
    PAYMENT_SOURCE_NOT_SUPPORTED PAYMENT_TYPE_NOT_SUPPORTED_FOR_INTENT PAYPAL_TRANSACTION_ID_EXPIRED
    PAYPAL_TRANSACTION_ID_NOT_FOUND PERMISSION_DENIED PERMISSION_DENIED_FOR_DONATION_ITEMS PNREF_EXPIRED
    PNREF_NOT_FOUND PREFERRED_PAYMENT_SOURCE_MISMATCH PREVIOUS_TRANSACTION_REFERENCE_HAS_CHARGEBACK
    PREVIOUS_TRANSACTION_REFERENCE_VOIDED REQUIRED_PARAMETER_FOR_CUSTOMER_INITIATED_PAYMENT RETURN_URL_REQUIRED
    SAVE_ORDER_NOT_SUPPORTED SETUP_ERROR_FOR_BANK SHIPPING_ADDRESS_INVALID TOKEN_ID_NOT_FOUND
    TRANSACTION_RECEIVING_LIMIT_EXCEEDED UNSUPPORTED_INTENT_FOR_PAYMENT_SOURCE VAULT_INSTRUCTION_REQUIRED`,
};

const ADVICE = new Map<string, RefusalAdvice>(
  (Object.keys(ISSUES) as RefusalAdvice[]).flatMap((advice) =>
    ISSUES[advice].split(/\s+/).map((issue) => [issue, advice] as const),
  ),
);

/**
 * All issues of the table.
 * @internal for the test that compares them with PayPal's own list
 */
export const KNOWN_ISSUES: readonly string[] = [...ADVICE.keys()];

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

/** What a buyer is told of an issue. One that PayPal does not document is `ours`: somebody must look at it. */
export function refusalOf(issue: string): Refusal {
  const advice = ADVICE.get(issue) ?? 'ours';
  return {
    code: issue,
    advice,
    words: BY_ISSUE.get(issue) ?? BY_ADVICE[advice],
    isKnown: ADVICE.has(issue),
    saysPaidBefore: issue === DUPLICATE_INVOICE,
  };
}
