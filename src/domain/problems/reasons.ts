import type { PausableMethod } from '../checkout/payment-method.ts';
import type { Quote } from '../checkout/quote-schema.ts';
import type { RefundCause } from '../checkout/refund-cause.ts';
import type { NoReplacement } from '../esims/replacement-state.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import type { PhotoFault } from '../operators/catalogue/photo.ts';
import type { CodeRefusal } from '../operators/pricing/promotion-code.ts';
import type { Permission, Role } from '../operators/roles.ts';
import type { CodesRefusal } from '../orders/order-acts.ts';
import type { Standing } from '../orders/order-standing.ts';
import type { NoRefund } from '../orders/refund-policy.ts';
import type { NoWithdrawal } from '../withdrawal/decide-withdrawal.ts';
import type { FieldFault } from './field-fault.ts';
import type { PagedList } from './paged-list.ts';
import type { RefusalAdvice } from './paypal-words.ts';
import type { ProblemCode } from './statuses.ts';

/** Why a call failed, finer than the code: each reason has its own sentence. */
export const REASONS = {
  malformed: 'bad_request',
  invalid_field: 'bad_request',
  not_json: 'bad_request',
  no_plain_field: 'bad_request',
  field_too_long: 'bad_request',
  name_too_long: 'bad_request',
  no_picture: 'bad_request',
  unusable_picture: 'bad_request',
  other_letters: 'bad_request',
  unknown_after: 'bad_request',
  unnamed_order: 'bad_request',
  several_orders: 'bad_request',
  unknown_topic: 'bad_request',
  other_plan: 'bad_request',
  cannot_share_esim: 'bad_request',
  other_address: 'bad_request',
  unproven_callback: 'bad_request',
  wrong_signature: 'bad_request',
  unreadable_event: 'bad_request',

  unknown_plan: 'unknown_plan',
  consent_needed: 'consent_needed',
  wrong_password: 'wrong_password',
  guessable_password: 'guessable_password',

  no_address: 'not_found',
  no_api_address: 'not_found',
  no_country: 'not_found',
  no_region: 'not_found',
  no_order: 'not_found',
  no_case: 'not_found',
  no_dispute: 'not_found',
  no_book_entry: 'not_found',
  no_sample: 'not_found',
  no_order_to_claim: 'not_found',
  no_esim: 'not_found',
  no_codes: 'not_found',
  no_status: 'not_found',
  not_on_network: 'not_found',
  no_invoice: 'not_found',
  no_card: 'not_found',
  no_session: 'not_found',
  no_operator: 'not_found',
  no_token: 'not_found',
  no_endpoint: 'not_found',
  no_delivery: 'not_found',
  no_channel: 'not_found',
  no_schedule: 'not_found',
  no_mail_of_order: 'not_found',
  no_account: 'not_found',
  no_failed_job: 'not_found',
  no_customer: 'not_found',
  no_lead: 'not_found',
  no_view: 'not_found',
  no_bulk_act: 'not_found',
  no_price_list: 'not_found',
  no_rate: 'conflict',
  wrong_ending: 'bad_request',
  no_held_price: 'not_found',
  no_promotion: 'not_found',
  no_place: 'not_found',
  no_place_plan: 'not_found',
  no_sync: 'not_found',
  no_passkey: 'not_found',
  used_invitation: 'not_found',
  used_link: 'not_found',
  withdrawal_link: 'not_found',
  no_offer: 'not_found',
  /** The same for an unknown payment and for somebody else's. */
  no_payment: 'not_yours',

  signed_out: 'unauthorized',
  sign_in_over: 'unauthorized',
  operator_signed_out: 'unauthorized',
  wrong_token: 'unauthorized',

  checkout_expired: 'payment_required',
  not_paid: 'payment_required',
  declined: 'payment_required',
  saved_card_declined: 'payment_required',
  no_saved_card: 'no_saved_card',
  saved_card_expired: 'no_saved_card',
  authentication_required: 'authentication_required',
  instrument_declined: 'instrument_declined',
  payment_refused: 'payment_refused',
  method_not_taken: 'payment_refused',

  price_changed: 'price_changed',
  code_refused: 'code_refused',
  price_mismatch: 'payment_mismatch',
  payment_mismatch: 'payment_mismatch',
  paid_too_late: 'refunded',
  refunded: 'refunded',
  already_paid: 'attempt_used',
  still_checked: 'attempt_used',
  changed_meanwhile: 'attempt_used',
  top_up_refused: 'top_up_refused',
  order_under_way: 'order_under_way',
  not_refundable: 'not_refundable',
  not_withdrawable: 'not_withdrawable',

  sales_paused: 'paused',
  top_ups_paused: 'paused',
  method_paused: 'paused',
  wrong_origin: 'wrong_origin',
  buyer_blocked: 'buyer_blocked',
  account_blocked: 'buyer_blocked',
  not_your_role: 'forbidden',
  other_mailbox: 'forbidden',
  step_up_needed: 'step_up_needed',
  needs_person: 'forbidden',
  wrong_code: 'wrong_code',
  wrong_passkey: 'wrong_code',
  changed_by_another: 'conflict',
  already_operator: 'conflict',
  promotion_exists: 'conflict',
  unconfirmed_prices: 'conflict',
  approval_asked: 'conflict',
  own_approval: 'conflict',
  no_approval: 'conflict',
  code_not_for_address: 'conflict',
  last_owner: 'conflict',
  last_factor: 'conflict',
  unpaid_order: 'conflict',
  erased_order: 'conflict',
  codes_refused: 'conflict',
  mail_untrue: 'conflict',
  case_over: 'conflict',
  no_retry: 'conflict',
  answered_dispute: 'conflict',
  not_staged: 'conflict',
  own_page_only: 'conflict',
  too_much_back: 'conflict',
  all_is_no_part: 'conflict',
  no_tax_owed: 'conflict',
  return_under_way: 'conflict',
  not_replaceable: 'conflict',
  own_role: 'conflict',
  runs_the_shop: 'conflict',
  not_erasable: 'conflict',
  too_many_documents: 'conflict',
  credit_used_up: 'conflict',
  too_large: 'too_large',

  too_many_calls: 'too_many_requests',
  too_many_tries: 'too_many_requests',
  too_many_codes: 'too_many_requests',
  too_many_promotions: 'too_many_requests',
  too_many_sign_ins: 'too_many_requests',
  too_many_questions: 'too_many_requests',
  too_many_declines: 'too_many_requests',
  too_many_downloads: 'too_many_requests',
  too_many_return_mails: 'too_many_requests',
  too_many_enterprise_requests: 'too_many_requests',
  too_many_streams: 'too_many_requests',
  too_many_callbacks: 'too_many_requests',

  internal: 'internal',
  payments_down: 'payment_provider_down',
  charge_not_made: 'payment_provider_down',
  charge_unknown: 'payment_provider_down',
  network_down: 'network_down',
  network_busy: 'unavailable',
  shop_away: 'unavailable',
  too_many_listeners: 'unavailable',
  signature_unchecked: 'unavailable',
} as const satisfies Record<string, ProblemCode>;

export type ProblemReason = keyof typeof REASONS;

/** A processor's refusal of a payment, by its own name for it. */
type Refused = Readonly<{ issue: string; advice: RefusalAdvice }>;

/** How long to wait, in seconds: also in the answer's `Retry-After`. */
type Wait = { seconds: number };

/** A caller over a limit always learns how long to wait. */
type TooMany = {
  [Reason in ProblemReason]: (typeof REASONS)[Reason] extends 'too_many_requests' ? Reason : never;
}[ProblemReason];

/** The facts with a reason; the answer carries them, and the sentence is made of them. Other reasons have none. */
export interface Facts extends Record<TooMany, Wait> {
  invalid_field: FieldFault;
  field_too_long: { max: number };
  name_too_long: { max: number };
  /** The kind of list for which the caller sent an unknown `after`. */
  unknown_after: { list: PagedList };
  unknown_topic: { topics: readonly string[] };
  /** In the processor's own words. */
  declined: { words: string };
  saved_card_declined: { words: string };
  instrument_declined: Refused;
  payment_refused: Refused;
  price_changed: { quote: Quote };
  code_refused: { why: CodeRefusal; quote: Quote };
  /** `order`: the private address of the order's page. */
  paid_too_late: { order: string };
  /** `cause`: null if our records do not say why. */
  refunded: { order: string; cause: RefundCause | null; what: 'eSIM' | 'plan'; is_done: boolean };
  top_up_refused: { why: NoTopUp };
  not_refundable: { why: NoRefund; hours: number; what: 'eSIM' | 'plan' };
  not_withdrawable: { why: NoWithdrawal };
  /** The operator's words, or our default ones. */
  sales_paused: { words: string };
  top_ups_paused: { words: string };
  method_paused: { words: string; method: PausableMethod };
  too_many_declines: {
    seconds: number;
    /** Whose cards they were. */
    of: 'browser' | 'address';
    /** The methods that remain, by name. */
    methods: string[];
    wallets: boolean;
  };
  method_not_taken: { name: string };
  too_many_enterprise_requests: { seconds: number; support_email: string };
  buyer_blocked: { support_email: string };
  account_blocked: { support_email: string };
  several_orders: { which: string };
  not_erasable: { why: 'under_way' | 'disputed' };
  not_replaceable: { why: NoReplacement };
  mail_untrue: { why: Standing };
  codes_refused: { why: CodesRefusal; what: 'eSIM' | 'plan' };
  too_much_back: { left: string };
  no_rate: { currency: string };
  wrong_ending: { currency: string; ending: string };
  /** `count`: the number of plans that confirms it. */
  unconfirmed_prices: { count: number };
  unusable_picture: { why: PhotoFault };
  too_many_documents: { count: number; most: number };
  not_your_role: { role: Role; permission: Permission };
  used_invitation: { why: 'used' | 'expired' | 'withdrawn' | 'unknown' };
  /** `email`: the invited address, mostly masked. */
  other_mailbox: { email: string };
  too_many_listeners: Wait;
}

export type FactsOf<Reason extends ProblemReason> = Reason extends keyof Facts
  ? Facts[Reason]
  : Record<string, never>;

/** A reason without facts. */
export type BareReason = Exclude<ProblemReason, keyof Facts>;
