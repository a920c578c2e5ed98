/** The word for programs in an answer's `code`, and the HTTP status that goes with it. */
export const STATUSES = {
  bad_request: 400,
  unknown_plan: 400,
  /** The buyer has yet to agree to what the page asks beside the payment; an old page does not ask. */
  consent_needed: 400,
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
  /** PayPal does not take this payment, where `advice` says what may help; or the shop takes none by PayPal. */
  payment_refused: 402,
  price_changed: 409,
  payment_mismatch: 409,
  refunded: 409,
  attempt_used: 409,
  top_up_refused: 409,
  order_under_way: 409,
  not_refundable: 409,
  not_withdrawable: 409,
  wrong_origin: 403,
  /** An operator's role does not allow it. */
  forbidden: 403,
  /** The shop sells no more to this buyer. */
  buyer_blocked: 403,
  /** A code of the operator's authenticator is wanted first. */
  step_up_needed: 403,
  wrong_code: 403,
  /** An operator has paused it for a while. */
  paused: 409,
  /** Somebody else was quicker: what the caller saw is not so any more. */
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  payment_provider_down: 502,
  network_down: 502,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof STATUSES;
