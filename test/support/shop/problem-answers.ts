import type { BareReason, Facts } from '../../../src/domain/problems/reasons.ts';
import type { ProblemCode } from '../../../src/domain/problems/statuses.ts';
import { CODE_BARE, CODE_ANSWERS } from '../console/code-answers.ts';
import { BLOCKED_ANSWERS, NO_PLACE, OPERATOR_BARE, OPERATOR_ANSWERS } from '../console/operator-answers.ts';
import { TOO_MANY_ANSWERS } from '../console/too-many-answers.ts';

type Answer = [code: ProblemCode, sentence: string];

/** What the API answers to each reason, to the letter: programs go by the code, and people read the sentence. */
export const BARE: Record<BareReason, Answer> = {
  needs_person: ['forbidden', 'An API token can’t do this. A person has to do it in the console.'],
  no_schedule: ['not_found', 'There’s no such scheduled export.'],
  no_channel: ['not_found', 'There’s no such alert channel.'],
  no_token: ['not_found', 'There’s no such API token.'],
  no_endpoint: ['not_found', 'There’s no such webhook endpoint.'],
  no_delivery: ['not_found', 'There’s no such delivery. The shop keeps them for 30 days.'],
  wrong_token: ['unauthorized', 'This API token is wrong or was revoked.'],
  malformed: ['bad_request', 'The request is malformed.'],
  not_json: ['bad_request', 'The request must be a JSON object.'],
  no_plain_field: ['bad_request', 'No field of this request is a list or an object.'],
  no_picture: ['bad_request', 'An account has no picture.'],
  other_letters: [
    'bad_request',
    'Please use an email address with only plain letters (a to z) before the @ sign',
  ],
  other_plan: ['bad_request', 'This payment is for another plan.'],
  other_address: ['bad_request', 'Please type the email address of this account.'],
  unproven_callback: ['bad_request', 'The callback is unreadable or its signature is wrong.'],
  wrong_signature: ['bad_request', 'The signature is wrong.'],
  unreadable_event: ['bad_request', 'The event is unreadable.'],
  cannot_share_esim: [
    'bad_request',
    'These plans can’t be put on one eSIM. Please buy each with an eSIM of its own.',
  ],
  unknown_plan: ['unknown_plan', 'This plan is no longer available. Please choose another one.'],
  consent_needed: [
    'consent_needed',
    'Please check both boxes about immediate delivery and your right to withdraw. If you can’t see them, reload the page. Nothing was charged.',
  ],
  no_tax_owed: [
    'conflict',
    'The VAT of this order can’t be returned. Either none is owed, or an earlier refund has not succeeded. Nothing was refunded.',
  ],
  wrong_password: ['wrong_password', 'Incorrect password'],
  guessable_password: ['guessable_password', 'Password is too weak'],
  no_address: ['not_found', 'There’s no such address.'],
  no_api_address: ['not_found', 'There’s no such address in the API.'],
  no_country: ['not_found', 'Country not found'],
  no_region: ['not_found', 'Region not found'],
  no_order: ['not_found', 'There’s no such order.'],
  no_order_to_claim: ['not_found', 'There’s no such order, or it’s in another account.'],
  no_esim: ['not_found', 'There’s no such eSIM.'],
  no_codes: ['not_found', 'This plan was added to an eSIM that already has its codes.'],
  no_status: ['not_found', 'The network has no status for this eSIM yet.'],
  not_on_network: ['not_found', 'The network no longer has this eSIM. Write to us and we’ll put it right.'],
  no_invoice: ['not_found', 'There’s no invoice for this yet.'],
  no_card: ['not_found', 'There’s no such card in this account.'],
  no_session: ['not_found', 'That device is already signed out.'],
  used_link: [
    'not_found',
    'This link no longer works. Ask for the refund again and we’ll send you a new one.',
  ],
  no_offer: ['not_found', 'This offer doesn’t exist, or it’s no longer open. Ask us for a new one.'],
  credit_used_up: ['conflict', 'Your account may not owe that much. Write to us, and we will find a way.'],
  withdrawal_link: [
    'not_found',
    'This link doesn’t work. Please open the whole link from your email, or enter your order number.',
  ],
  ...CODE_BARE,
  no_payment: ['not_yours', 'There’s no such payment in this checkout.'],
  signed_out: ['unauthorized', 'Please sign in first.'],
  sign_in_over: ['unauthorized', 'Your session has expired. Please sign in again.'],
  checkout_expired: ['payment_required', 'This checkout has expired. Nothing was charged.'],
  not_paid: ['payment_required', 'The payment hasn’t been completed.'],
  no_saved_card: ['no_saved_card', 'You have no saved card. Please buy the plan at checkout.'],
  saved_card_expired: ['no_saved_card', 'Your saved card has expired. Please buy the plan at checkout.'],
  authentication_required: [
    'authentication_required',
    'Your bank wants you to confirm this payment. Nothing was charged. Please buy the plan at checkout.',
  ],
  price_mismatch: ['payment_mismatch', 'The price doesn’t match this payment.'],
  payment_mismatch: ['payment_mismatch', 'This payment doesn’t match the order. We’ve told our team.'],
  already_paid: ['attempt_used', 'This checkout has already been paid. Please start a new one.'],
  still_checked: ['attempt_used', 'A payment for this checkout is still being checked.'],
  changed_meanwhile: ['attempt_used', 'This checkout was changed in another window. Please try again.'],
  order_under_way: [
    'order_under_way',
    'One of your orders is still on its way. Please try again once it has arrived.',
  ],
  ...OPERATOR_BARE,
  wrong_origin: ['wrong_origin', 'This request didn’t come from our own pages.'],
  too_large: ['too_large', 'The request is too large.'],
  internal: ['internal', 'Something went wrong'],
  payments_down: ['payment_provider_down', 'The payment service didn’t answer. Please try again.'],
  charge_not_made: [
    'payment_provider_down',
    'The payment service didn’t answer. Nothing was charged. Please try again.',
  ],
  charge_unknown: [
    'payment_provider_down',
    'The payment service didn’t answer, so we don’t know yet whether your card was charged. If it was, we’ll email you your eSIM.',
  ],
  network_down: ['network_down', 'The network isn’t answering right now. Please try again.'],
  network_busy: ['unavailable', 'The network is busy right now. Please try again.'],
  shop_away: [
    'unavailable',
    'We can’t answer right now. Please try again in a moment. You’re never charged twice for one purchase.',
  ],
  signature_unchecked: ['unavailable', 'The signature can’t be checked right now.'],
};

const RETURNED = { order: 'a token', cause: null, what: 'eSIM', is_done: false } as const;

/** The same for reasons that come with facts, which are last in each row. */
export const TOLD: { [Reason in keyof Facts]: [...Answer, Facts[Reason]][] } = {
  no_rate: [['conflict', 'There’s no exchange rate for TWD yet.', { currency: 'TWD' }]],
  wrong_ending: [['bad_request', 'Prices in JPY can’t end in .99.', { currency: 'JPY', ending: '.99' }]],
  invalid_field: [
    [
      'bad_request',
      'Price must be at most 9.',
      { path: ['price'], fault: 'size', of: 'number', bound: 'at most', count: 9 },
    ],
    ['bad_request', 'The request is missing.', { path: [], fault: 'missing' }],
  ],
  field_too_long: [['bad_request', 'A field of this request is longer than 500 characters.', { max: 500 }]],
  name_too_long: [['bad_request', 'A name is a text of at most 200 characters.', { max: 200 }]],
  unknown_after: [
    ['bad_request', 'There’s no such country to begin after.', { list: 'countries' }],
    ['bad_request', 'There’s no such plan to begin after.', { list: 'plans' }],
    ...NO_PLACE,
  ],
  ...OPERATOR_ANSWERS,
  ...BLOCKED_ANSWERS,
  unknown_topic: [
    [
      'bad_request',
      'There’s no such topic. The topics are esims, regions.',
      { topics: ['esims', 'regions'] },
    ],
  ],
  declined: [['payment_required', 'Your card was declined.', { words: 'Your card was declined.' }]],
  saved_card_declined: [
    [
      'payment_required',
      'Your card was declined. Nothing was charged.',
      { words: 'Your card was declined.' },
    ],
  ],
  instrument_declined: [
    [
      'instrument_declined',
      'PayPal couldn’t use this payment method. Nothing was charged. Please choose another one.',
      { issue: 'INSTRUMENT_DECLINED', advice: 'another-way' },
    ],
  ],
  payment_refused: [
    [
      'payment_refused',
      'PayPal doesn’t allow this payment. Nothing was charged. Please pay by card.',
      { issue: 'PAYER_CANNOT_PAY', advice: 'pay-by-card' },
    ],
    [
      'payment_refused',
      'This PayPal payment has expired. Nothing was charged. Please press PayPal again, or pay by card.',
      { issue: 'ORDER_EXPIRED', advice: 'try-later' },
    ],
  ],
  ...CODE_ANSWERS,
  paid_too_late: [
    [
      'refunded',
      'This payment came too late. It arrived after your checkout had expired, so we refund it in full, automatically.',
      { order: 'a token' },
    ],
  ],
  refunded: [
    ['refunded', 'Your payment is being returned in full.', RETURNED],
    [
      'refunded',
      'We couldn’t add this plan to your eSIM. Your payment was returned in full.',
      { ...RETURNED, cause: 'undelivered', what: 'plan', is_done: true },
    ],
  ],
  top_up_refused: [
    [
      'top_up_refused',
      'This eSIM was taken back, so you can’t add data to it. Please buy a new eSIM.',
      { why: 'taken_back' },
    ],
    [
      'top_up_refused',
      'This eSIM can no longer be used, so you can’t add data to it. Please buy a new eSIM.',
      { why: 'unusable' },
    ],
    [
      'top_up_refused',
      'This eSIM has as many waiting plans as the network allows. Please use one of them first.',
      { why: 'full' },
    ],
    [
      'top_up_refused',
      'This plan doesn’t fit this eSIM. Please choose another plan, or buy a new eSIM.',
      { why: 'no_fit' },
    ],
    [
      'top_up_refused',
      'This eSIM already has so much of this plan that a new one would lapse before its turn. Please buy a new eSIM.',
      { why: 'too_late' },
    ],
  ],
  not_refundable: [
    [
      'not_refundable',
      'A plan can be refunded within 24 hours of buying it. That time is over.',
      { why: 'too_late', hours: 24, what: 'plan' },
    ],
    [
      'not_refundable',
      'An eSIM can be refunded within 14 days of buying it. That time is over.',
      { why: 'too_late', hours: 336, what: 'eSIM' },
    ],
  ],
  not_withdrawable: [
    ['not_withdrawable', 'The time to withdraw from this contract is over.', { why: 'too_late' }],
    [
      'not_withdrawable',
      'This order hasn’t been paid, so there’s no contract to withdraw from.',
      { why: 'not_paid' },
    ],
  ],
  sales_paused: [['paused', 'Back at noon.', { words: 'Back at noon.' }]],
  top_ups_paused: [['paused', 'Back at noon.', { words: 'Back at noon.' }]],
  method_not_taken: [
    [
      'payment_refused',
      'This shop doesn’t take PayPal. Nothing was charged. Please pay by card.',
      { name: 'PayPal' },
    ],
  ],
  method_paused: [['paused', 'No cards today.', { words: 'No cards today.', method: 'card' }]],
  ...TOO_MANY_ANSWERS,
};
