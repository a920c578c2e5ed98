/** Every expected failure of an API call: the word in `code`, the HTTP status that goes with it. */
export const PROBLEMS = {
  bad_request: 400,
  unknown_plan: 400,
  wrong_password: 400,
  /** A new password that is among the first that anybody would try. */
  guessable_password: 400,
  not_yours: 404,
  not_found: 404,
  unauthorized: 401,
  payment_required: 402,
  /** There is no card to charge without the buyer; the checkout takes another one. */
  no_saved_card: 402,
  /** The bank wants the buyer to confirm; the checkout lets them. */
  authentication_required: 402,
  /** The buyer may choose another way to pay in the same PayPal window. */
  instrument_declined: 402,
  /** PayPal does not take this payment; `advice` says what may help. */
  payment_refused: 402,
  price_changed: 409,
  payment_mismatch: 409,
  refunded: 409,
  attempt_used: 409,
  top_up_refused: 409,
  order_under_way: 409,
  not_refundable: 409,
  wrong_origin: 403,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  payment_provider_down: 502,
  network_down: 502,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEMS;

/** An expected failure with a text for people. Anything else that is thrown is a fault of ours and answers 500. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: (typeof PROBLEMS)[ProblemCode];
  /** Further fields of the answer, beside `error` and `code`. */
  readonly details: Record<string, unknown>;

  constructor(code: ProblemCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.status = PROBLEMS[code];
    this.details = details;
  }
}
