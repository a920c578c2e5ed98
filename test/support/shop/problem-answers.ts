import type { BareReason, Facts, ProblemCode } from '../../../src/domain/problems/reasons.ts';

type Answer = [code: ProblemCode, sentence: string];

/** What the API answers to each reason, to the letter: programs go by the code, and people read the sentence. */
export const BARE: Record<BareReason, Answer> = {
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
  unknown_plan: ['unknown_plan', 'This plan is not available any more. Please choose another one.'],
  consent_needed: [
    'consent_needed',
    'Please check both boxes about delivery at once and your right to withdraw. If you see none, reload the page. Nothing was charged.',
  ],
  wrong_password: ['wrong_password', 'Incorrect password'],
  guessable_password: ['guessable_password', 'Password is too weak'],
  no_address: ['not_found', 'There is no such address.'],
  no_api_address: ['not_found', 'There is no such address in the API.'],
  no_country: ['not_found', 'Country not found'],
  no_region: ['not_found', 'Region not found'],
  no_order: ['not_found', 'There is no such order.'],
  no_order_to_claim: ['not_found', 'There is no such order, or it is in another account.'],
  no_esim: ['not_found', 'There is no such eSIM.'],
  no_codes: ['not_found', 'This plan was added to an eSIM that has its codes already.'],
  no_status: ['not_found', 'The network has no status for this eSIM yet.'],
  no_invoice: ['not_found', 'There is no invoice for this yet.'],
  no_card: ['not_found', 'There is no such card in this account.'],
  no_session: ['not_found', 'That place is signed out already.'],
  used_link: [
    'not_found',
    'This link does not work any more. Ask for the refund again, and we send you a new one.',
  ],
  withdrawal_link: [
    'not_found',
    'This link does not work. Please take the one in your mail whole, or type your order number.',
  ],
  no_payment: ['not_yours', 'There is no such payment in this checkout.'],
  signed_out: ['unauthorized', 'Please sign in first.'],
  sign_in_over: ['unauthorized', 'Your sign-in has run out. Please sign in again.'],
  checkout_expired: ['payment_required', 'This checkout has expired. Nothing was charged.'],
  not_paid: ['payment_required', 'The payment has not been completed.'],
  paypal_not_taken: [
    'payment_refused',
    'This shop does not take PayPal. Nothing was charged. Please pay by card.',
  ],
  no_saved_card: ['no_saved_card', 'You have no saved card. Please buy the plan at the checkout.'],
  saved_card_expired: ['no_saved_card', 'Your saved card has expired. Please buy the plan at the checkout.'],
  authentication_required: [
    'authentication_required',
    'Your bank wants you to confirm this payment. Nothing was charged. Please buy the plan at the checkout.',
  ],
  price_mismatch: ['payment_mismatch', 'The price does not fit this payment.'],
  payment_mismatch: ['payment_mismatch', 'This payment does not fit the order. Our team has been told.'],
  already_paid: ['attempt_used', 'This checkout has already been paid. Please start a new one.'],
  still_checked: ['attempt_used', 'A payment for this checkout is still being checked.'],
  changed_meanwhile: ['attempt_used', 'This checkout was changed in another window. Please try again.'],
  order_under_way: [
    'order_under_way',
    'One of your orders is still on its way. Please try again when it has arrived.',
  ],
  wrong_origin: ['wrong_origin', 'This request did not come from our own pages.'],
  too_large: ['too_large', 'The request is too large.'],
  too_many_calls: ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
  too_many_tries: ['too_many_requests', 'Too many attempts. Please try again later.'],
  too_many_sign_ins: ['too_many_requests', 'Too many failed attempts. Please try again later'],
  too_many_questions: [
    'too_many_requests',
    'That was a lot of questions. Please try again in a few minutes.',
  ],
  too_many_downloads: ['too_many_requests', 'Please wait a minute before you download it again.'],
  too_many_return_mails: [
    'too_many_requests',
    'We have sent several emails about this already. Please look for them, or try again later.',
  ],
  too_many_streams: ['too_many_requests', 'Too many pages are listening from here. Please try again later.'],
  too_many_callbacks: ['too_many_requests', 'Too many callbacks whose signature is wrong.'],
  internal: ['internal', 'Something went wrong'],
  payments_down: ['payment_provider_down', 'The payment service did not answer. Please try again.'],
  charge_not_made: [
    'payment_provider_down',
    'The payment service did not answer. Nothing was charged. Please try again.',
  ],
  charge_unknown: [
    'payment_provider_down',
    'The payment service did not answer, so we do not know yet whether your card was charged. If it was, your eSIM comes by email.',
  ],
  network_down: ['network_down', 'The network does not answer right now. Please try again.'],
  network_busy: ['unavailable', 'Many people are asking the network right now. Please try again.'],
  shop_away: [
    'unavailable',
    'The shop cannot answer right now. Please try again in a moment. No payment is taken twice.',
  ],
  too_many_listeners: ['unavailable', 'Too many visitors are listening. Please try again later.'],
  signature_unchecked: ['unavailable', 'The signature cannot be checked now.'],
};

const RETURNED = { order: 'a token', cause: null, what: 'eSIM', is_done: false } as const;

/** The same for reasons that are told with facts; the last of each are the facts. */
export const TOLD: { [Reason in keyof Facts]: [...Answer, Facts[Reason]][] } = {
  invalid_field: [
    [
      'bad_request',
      'Price must be at most 9.',
      { path: ['price'], fault: 'size', of: 'number', bound: 'at most', count: 9 },
    ],
    ['bad_request', 'The request is missing.', { path: [], fault: 'missing' }],
  ],
  field_too_long: [
    ['bad_request', 'A field of this request is too long: at most 500 characters.', { max: 500 }],
  ],
  name_too_long: [['bad_request', 'A name is a text of at most 100 characters.', { max: 100 }]],
  unknown_after: [
    ['bad_request', 'after: no such country', { list: 'countries' }],
    ['bad_request', 'after: no such plan', { list: 'plans' }],
    ['bad_request', 'after: no such place in the list', { list: 'esims' }],
  ],
  unknown_topic: [['bad_request', 'topics: choose from esims, regions', { topics: ['esims', 'regions'] }]],
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
      'PayPal could not use this way to pay. Nothing was charged. Please choose another one.',
      { issue: 'INSTRUMENT_DECLINED', advice: 'another-way' },
    ],
  ],
  payment_refused: [
    [
      'payment_refused',
      'PayPal does not allow this payment. Nothing was charged. Please pay by card.',
      { issue: 'PAYER_CANNOT_PAY', advice: 'pay-by-card' },
    ],
    [
      'payment_refused',
      'This PayPal payment has run out. Nothing was charged. Please press PayPal again, or pay by card.',
      { issue: 'ORDER_EXPIRED', advice: 'try-later' },
    ],
  ],
  price_changed: [
    ['price_changed', 'The price has changed. Please check the new total.', { quote: {} as never }],
  ],
  paid_too_late: [
    [
      'refunded',
      'This payment came too late. The checkout had expired when it arrived, so it goes back to you in full, by itself.',
      { order: 'a token' },
    ],
  ],
  refunded: [
    ['refunded', 'Your payment is being returned in full.', RETURNED],
    [
      'refunded',
      'We could not add this plan to your eSIM. Your payment was returned in full.',
      { ...RETURNED, cause: 'undelivered', what: 'plan', is_done: true },
    ],
  ],
  top_up_refused: [
    [
      'top_up_refused',
      'This eSIM was taken back, so no data can be added to it. Please buy a new eSIM.',
      { why: 'taken_back' },
    ],
    [
      'top_up_refused',
      'This eSIM can no longer be used, so no data can be added to it. Please buy a new eSIM.',
      { why: 'unusable' },
    ],
    [
      'top_up_refused',
      'So many plans wait on this eSIM that the network takes no more. Please use one of them first.',
      { why: 'full' },
    ],
    [
      'top_up_refused',
      'This plan does not fit on this eSIM. Please choose another plan, or buy a new eSIM.',
      { why: 'no_fit' },
    ],
    [
      'top_up_refused',
      'The same plan is on this eSIM already for so long that this one would lapse before its turn. Please buy a new eSIM.',
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
      'This order was not paid, so there is no contract to withdraw from.',
      { why: 'not_paid' },
    ],
  ],
  too_many_declines: [
    [
      'too_many_requests',
      'Too many cards were declined from your internet connection. Nothing was charged. Please pay with PayPal, or try again in 1 minute.',
      { minutes: 1, paypal: true },
    ],
    [
      'too_many_requests',
      'Too many cards were declined from your internet connection. Nothing was charged. Please try again in 2 minutes.',
      { minutes: 2, paypal: false },
    ],
  ],
  too_many_enterprise_requests: [
    [
      'too_many_requests',
      'You have sent several requests already. Please write to help@shop.example, or try again later.',
      { support_email: 'help@shop.example' },
    ],
  ],
};
