/** An answer's `code` for programs, and its HTTP status. */
export const STATUSES = {
  bad_request: 400,
  unknown_plan: 400,
  /** The buyer has not ticked the consents beside the payment; an outdated page does not ask for them. */
  consent_needed: 400,
  wrong_password: 400,
  /** A new password that a guesser would try first. */
  guessable_password: 400,
  not_yours: 404,
  not_found: 404,
  unauthorized: 401,
  payment_required: 402,
  /** There is no card to charge without the buyer; the checkout accepts another one. */
  no_saved_card: 402,
  /** The bank requires the buyer's confirmation; the checkout offers it. */
  authentication_required: 402,
  /** The buyer may choose another method in the same PayPal window. */
  instrument_declined: 402,
  /** PayPal refuses this payment, and `advice` says what may help; or the shop does not offer PayPal. */
  payment_refused: 402,
  price_changed: 409,
  /** A code does not lower the price of this plan, or no longer does; the answer has the price without it. */
  code_refused: 409,
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
  /** The shop no longer sells to this buyer. */
  buyer_blocked: 403,
  /** A code of the operator's authenticator, or a passkey, is needed first. */
  step_up_needed: 403,
  wrong_code: 403,
  /** An operator has paused it for a while. */
  paused: 409,
  /** Somebody else was quicker: what the caller saw has changed. */
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  payment_provider_down: 502,
  network_down: 502,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof STATUSES;
