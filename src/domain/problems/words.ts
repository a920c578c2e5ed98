import { refusalText } from '../checkout/refund-policy.ts';
import { refundSentence, SURPLUS_WORDS } from '../checkout/refund-words.ts';
import { OTHER_LETTERS } from '../email-address.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { withdrawalRefusal } from '../withdrawal/decide-withdrawal.ts';
import { fieldWords } from './field-words.ts';
import { paypalWords } from './paypal-words.ts';
import type { Facts, FactsOf, ProblemReason } from './reasons.ts';

/** The sentence of every reason, made of its facts: all that a second language would have to say anew. */
type ProblemWords = {
  [Reason in ProblemReason]: Reason extends keyof Facts
    ? string | ((facts: Facts[Reason]) => string)
    : string;
};

const NO_TOP_UP: Record<NoTopUp, string> = {
  taken_back: 'This eSIM was taken back, so no data can be added to it. Please buy a new eSIM.',
  unusable: 'This eSIM can no longer be used, so no data can be added to it. Please buy a new eSIM.',
  full: 'So many plans wait on this eSIM that the network takes no more. Please use one of them first.',
  no_fit: 'This plan does not fit on this eSIM. Please choose another plan, or buy a new eSIM.',
  too_late:
    'The same plan is on this eSIM already for so long that this one would lapse before its turn. Please buy a new eSIM.',
};

const WORDS: ProblemWords = {
  malformed: 'The request is malformed.',
  invalid_field: fieldWords,
  not_json: 'The request must be a JSON object.',
  no_plain_field: 'No field of this request is a list or an object.',
  field_too_long: ({ max }) => `A field of this request is too long: at most ${max} characters.`,
  name_too_long: ({ max }) => `A name is a text of at most ${max} characters.`,
  no_picture: 'An account has no picture.',
  other_letters: OTHER_LETTERS,
  unknown_after: ({ list }) =>
    ({
      countries: 'after: no such country',
      plans: 'after: no such plan',
      esims: 'after: no such place in the list',
    })[list],
  unknown_topic: ({ topics }) => `topics: choose from ${topics.join(', ')}`,
  other_plan: 'This payment is for another plan.',
  other_address: 'Please type the email address of this account.',
  unproven_callback: 'The callback is unreadable or its signature is wrong.',
  wrong_signature: 'The signature is wrong.',
  unreadable_event: 'The event is unreadable.',

  unknown_plan: 'This plan is not available any more. Please choose another one.',
  consent_needed:
    'Please check both boxes about delivery at once and your right to withdraw. If you see none, reload the page. Nothing was charged.',
  wrong_password: 'Incorrect password',
  guessable_password: 'Password is too weak',

  no_address: 'There is no such address.',
  no_api_address: 'There is no such address in the API.',
  no_country: 'Country not found',
  no_region: 'Region not found',
  no_order: 'There is no such order.',
  no_order_to_claim: 'There is no such order, or it is in another account.',
  no_esim: 'There is no such eSIM.',
  no_codes: 'This plan was added to an eSIM that has its codes already.',
  no_status: 'The network has no status for this eSIM yet.',
  no_invoice: 'There is no invoice for this yet.',
  no_card: 'There is no such card in this account.',
  no_session: 'That place is signed out already.',
  used_link: 'This link does not work any more. Ask for the refund again, and we send you a new one.',
  withdrawal_link:
    'This link does not work. Please take the one in your mail whole, or type your order number.',
  no_payment: 'There is no such payment in this checkout.',

  signed_out: 'Please sign in first.',
  sign_in_over: 'Your sign-in has run out. Please sign in again.',

  checkout_expired: 'This checkout has expired. Nothing was charged.',
  not_paid: 'The payment has not been completed.',
  declined: ({ words }) => words,
  saved_card_declined: ({ words }) => `${words} Nothing was charged.`,
  no_saved_card: 'You have no saved card. Please buy the plan at the checkout.',
  saved_card_expired: 'Your saved card has expired. Please buy the plan at the checkout.',
  authentication_required:
    'Your bank wants you to confirm this payment. Nothing was charged. Please buy the plan at the checkout.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  paypal_not_taken: 'This shop does not take PayPal. Nothing was charged. Please pay by card.',

  price_changed: 'The price has changed. Please check the new total.',
  price_mismatch: 'The price does not fit this payment.',
  payment_mismatch: 'This payment does not fit the order. Our team has been told.',
  paid_too_late: `${SURPLUS_WORDS.paid_too_late.title}. ${SURPLUS_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}Your payment ${isDone ? 'was' : 'is being'} returned in full.`,
  already_paid: 'This checkout has already been paid. Please start a new one.',
  still_checked: 'A payment for this checkout is still being checked.',
  changed_meanwhile: 'This checkout was changed in another window. Please try again.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: 'One of your orders is still on its way. Please try again when it has arrived.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  wrong_origin: 'This request did not come from our own pages.',
  too_large: 'The request is too large.',

  too_many_calls: 'Too many requests. Please wait a moment and try again.',
  too_many_tries: 'Too many attempts. Please try again later.',
  too_many_sign_ins: 'Too many failed attempts. Please try again later',
  too_many_questions: 'That was a lot of questions. Please try again in a few minutes.',
  too_many_declines: ({ minutes, paypal }) =>
    `Too many cards were declined from your internet connection. Nothing was charged. Please ${paypal ? 'pay with PayPal, or ' : ''}try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
  too_many_downloads: 'Please wait a minute before you download it again.',
  too_many_return_mails:
    'We have sent several emails about this already. Please look for them, or try again later.',
  too_many_enterprise_requests: ({ support_email: address }) =>
    `You have sent several requests already. Please write to ${address}, or try again later.`,
  too_many_streams: 'Too many pages are listening from here. Please try again later.',
  too_many_callbacks: 'Too many callbacks whose signature is wrong.',

  internal: 'Something went wrong',
  payments_down: 'The payment service did not answer. Please try again.',
  charge_not_made: 'The payment service did not answer. Nothing was charged. Please try again.',
  charge_unknown:
    'The payment service did not answer, so we do not know yet whether your card was charged. If it was, your eSIM comes by email.',
  network_down: 'The network does not answer right now. Please try again.',
  network_busy: 'Many people are asking the network right now. Please try again.',
  shop_away: 'The shop cannot answer right now. Please try again in a moment. No payment is taken twice.',
  too_many_listeners: 'Too many visitors are listening. Please try again later.',
  signature_unchecked: 'The signature cannot be checked now.',
};

/** What people are told. */
export function sentenceOf<Reason extends ProblemReason>(reason: Reason, facts: FactsOf<Reason>): string {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<Reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
}
