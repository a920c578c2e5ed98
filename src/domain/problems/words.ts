import { addressWords } from '../address-words.ts';
import { refundSentence, DUPLICATE_WORDS } from '../checkout/refund-words.ts';
import type { NoTopUp } from '../esims/top-up.ts';
import { inHours } from '../language-words.ts';
import { codeRefusals } from '../operators/pricing/code-refusal-words.ts';
import { noReplacementText, UNTRUE_WORDS } from '../operators/refusal-words.ts';
import { codesRefusal } from '../orders/order-acts.ts';
import { refusalText } from '../orders/refund-policy.ts';
import { withdrawalRefusal } from '../withdrawal/decide-withdrawal.ts';
import { declineWords } from './decline-words.ts';
import { fieldWords } from './field-words.ts';
import { paypalWords } from './paypal-words.ts';
import type { Facts, FactsOf, ProblemReason } from './reasons.ts';

/** The sentence of every reason, made of its facts: everything that a second language would have to translate. */
type ProblemWords = {
  [Reason in ProblemReason]: Reason extends keyof Facts
    ? string | ((facts: Facts[Reason]) => string)
    : string;
};

const NO_TOP_UP: Record<NoTopUp, string> = {
  taken_back: 'This eSIM was taken back, so you can’t add data to it. Please buy a new eSIM.',
  unusable: 'This eSIM can no longer be used, so you can’t add data to it. Please buy a new eSIM.',
  full: 'This eSIM has as many waiting plans as the network allows. Please use one of them first.',
  no_fit: 'This plan doesn’t fit this eSIM. Please choose another plan, or buy a new eSIM.',
  too_late:
    'This eSIM already has so much of this plan that a new one would lapse before its turn. Please buy a new eSIM.',
};

const NOT_ERASABLE: Record<Facts['not_erasable']['why'], string> = {
  under_way: 'an order or its money is still on its way. Try again once it has arrived',
  disputed: 'a payment is disputed, so this data may be needed. Try again once the dispute is decided',
};

const UNUSABLE_PICTURE: Record<Facts['unusable_picture']['why'], string> = {
  too_many_bytes: 'This picture is too large. It may have 8 MB at most.',
  format: 'A picture is a JPEG, PNG or WebP file.',
  broken: 'This picture can’t be read. Please choose another file.',
  too_many_pixels: 'This picture has too many pixels. It may have 60 million at most.',
  too_few_pixels: 'This picture is too small. It needs at least 600 by 300 pixels.',
};

const WORDS: ProblemWords = {
  malformed: 'The request is malformed.',
  invalid_field: fieldWords,
  not_json: 'The request must be a JSON object.',
  no_plain_field: 'No field of this request is a list or an object.',
  field_too_long: ({ max }) => `A field of this request is longer than ${max} characters.`,
  name_too_long: ({ max }) => `A name is a text of at most ${max} characters.`,
  no_picture: 'An account has no picture.',
  unusable_picture: ({ why }) => UNUSABLE_PICTURE[why],
  other_letters: addressWords.otherLetters,
  unknown_after: ({ list }) =>
    list === 'countries'
      ? 'There’s no such country to begin after.'
      : list === 'plans'
        ? 'There’s no such plan to begin after.'
        : 'There’s no such place in the list to begin after.',
  unnamed_order:
    'Name the order by its id or number, its buyer’s email, its eSIM’s ICCID or the processor’s id of its payment.',
  several_orders: ({ which }) => `There are several orders ${which}. Please name one by its id or number.`,
  unknown_topic: ({ topics }) => `There’s no such topic. The topics are ${topics.join(', ')}.`,
  other_plan: 'This payment is for another plan.',
  cannot_share_esim: 'These plans can’t be put on one eSIM. Please buy each with an eSIM of its own.',
  other_address: 'Please type the email address of this account.',
  unproven_callback: 'The callback is unreadable or its signature is wrong.',
  wrong_signature: 'The signature is wrong.',
  unreadable_event: 'The event is unreadable.',

  unknown_plan: 'This plan is no longer available. Please choose another one.',
  consent_needed:
    'Please check both boxes about immediate delivery and your right to withdraw. If you can’t see them, reload the page. Nothing was charged.',
  wrong_password: 'Incorrect password',
  guessable_password: 'Password is too weak',

  no_address: 'There’s no such address.',
  no_api_address: 'There’s no such address in the API.',
  no_country: 'Country not found',
  no_region: 'Region not found',
  no_order: 'There’s no such order.',
  no_case: 'There’s no such case.',
  no_sample: 'There’s no such sample of an email.',
  no_book_entry: 'There’s no such entry in our records.',
  credit_used_up: 'Your account may not owe that much. Write to us, and we will find a way.',
  too_many_documents: ({ count, most }) =>
    `These are ${count} documents. One file takes ${most}, so please choose fewer days.`,
  no_dispute: 'There’s no such dispute.',
  no_order_to_claim: 'There’s no such order, or it’s in another account.',
  no_esim: 'There’s no such eSIM.',
  no_codes: 'This plan was added to an eSIM that already has its codes.',
  no_status: 'The network has no status for this eSIM yet.',
  not_on_network: 'The network no longer has this eSIM. Write to us and we’ll put it right.',
  no_invoice: 'There’s no invoice for this yet.',
  no_card: 'There’s no such card in this account.',
  no_session: 'That device is already signed out.',
  no_operator: 'There’s no such operator.',
  no_token: 'There’s no such API token.',
  no_endpoint: 'There’s no such webhook endpoint.',
  no_delivery: 'There’s no such delivery. The shop keeps them for 30 days.',
  no_channel: 'There’s no such alert channel.',
  no_schedule: 'There’s no such scheduled export.',
  no_mail_of_order: 'This order has no eSIM that could be mailed.',
  no_account: 'There’s no such account.',
  no_failed_job: 'There’s no such job that has failed. The queue forgets them after an hour.',
  no_customer: 'There’s no such customer.',
  no_lead: 'There’s no such request.',
  no_view: 'This view is gone. Someone deleted it, or it’s another person’s.',
  no_bulk_act: 'There’s no such bulk act. A dry run that nobody starts is deleted after a day.',
  no_price_list: 'There’s no such price list.',
  no_rate: ({ currency }) => `There’s no exchange rate for ${currency} yet.`,
  wrong_ending: ({ currency, ending }) => `Prices in ${currency} can’t end in ${ending}.`,
  no_held_price: 'There’s no such price to decide about.',
  no_approval: 'It has been decided, is no longer possible, or the amount has changed.',
  no_promotion: 'There’s no such code.',
  no_place: 'There’s no such country or region.',
  no_place_plan: 'There’s no such plan there.',
  no_sync: 'There’s no such sync.',
  used_invitation:
    'This invitation was used, has expired, or was replaced by a newer one. Please ask for a new one.',
  used_link: 'This link no longer works. Ask for the refund again and we’ll send you a new one.',
  no_offer: 'This offer doesn’t exist, or it’s no longer open. Ask us for a new one.',
  withdrawal_link:
    'This link doesn’t work. Please open the whole link from your email, or enter your order number.',
  no_payment: 'There’s no such payment in this checkout.',

  signed_out: 'Please sign in first.',
  sign_in_over: 'Your session has expired. Please sign in again.',
  operator_signed_out: 'Please sign in to the console.',
  wrong_token: 'This API token is wrong or was revoked.',

  checkout_expired: 'This checkout has expired. Nothing was charged.',
  not_paid: 'The payment hasn’t been completed.',
  declined: ({ words }) => declineWords(words),
  saved_card_declined: ({ words }) => `${declineWords(words)} Nothing was charged.`,
  no_saved_card: 'You have no saved card. Please buy the plan at checkout.',
  saved_card_expired: 'Your saved card has expired. Please buy the plan at checkout.',
  authentication_required:
    'Your bank wants you to confirm this payment. Nothing was charged. Please buy the plan at checkout.',
  instrument_declined: paypalWords,
  payment_refused: paypalWords,
  method_not_taken: ({ name }) => `This shop doesn’t take ${name}. Nothing was charged. Please pay by card.`,

  price_changed: 'The price has changed. Please check the new total.',
  code_refused: ({ why }) => codeRefusals[why],
  price_mismatch: 'The price doesn’t match this payment.',
  payment_mismatch: 'This payment doesn’t match the order. We’ve told our team.',
  paid_too_late: `${DUPLICATE_WORDS.paid_too_late.title}. ${DUPLICATE_WORDS.paid_too_late.text}`,
  refunded: ({ cause, what, is_done: isDone }) =>
    `${cause === null ? '' : `${refundSentence(cause, what)} `}Your payment ${isDone ? 'was' : 'is being'} returned in full.`,
  already_paid: 'This checkout has already been paid. Please start a new one.',
  still_checked: 'A payment for this checkout is still being checked.',
  changed_meanwhile: 'This checkout was changed in another window. Please try again.',
  top_up_refused: ({ why }) => NO_TOP_UP[why],
  order_under_way: 'One of your orders is still on its way. Please try again once it has arrived.',
  not_refundable: ({ why, hours, what }) => refusalText(why, hours, what),
  not_withdrawable: ({ why }) => withdrawalRefusal(why),

  sales_paused: ({ words }) => words,
  top_ups_paused: ({ words }) => words,
  method_paused: ({ words }) => words,

  wrong_origin: 'This request didn’t come from our own pages.',
  buyer_blocked: ({ support_email: address }) =>
    `We no longer sell to this email address. Nothing was charged, and what you bought before stays yours. Please write to ${address} if you think this is a mistake.`,
  account_blocked: ({ support_email: address }) =>
    `This account is blocked. What you bought stays yours. Please write to ${address} if you think this is a mistake.`,
  not_your_role: ({ role }) => `Your role (${role}) doesn’t allow this. An owner can give you another one.`,
  other_mailbox: ({ email }) =>
    `This invitation is for ${email}. Please sign in with that address and confirm it.`,
  step_up_needed: 'Please confirm this with a code from your authenticator or a passkey.',
  needs_person: 'An API token can’t do this. A person has to do it in the console.',
  wrong_code: 'This code isn’t right, or was used already. Please wait for the next one.',
  wrong_passkey: 'This passkey wasn’t accepted. Please try again, or use a code.',
  no_passkey: 'You have no such passkey.',
  changed_by_another: 'Someone else has changed this in the meantime. Nothing was done; please look again.',
  code_not_for_address:
    'The code of this order can’t be used with that address. Nothing was changed; please choose another address.',
  approval_asked:
    'This is more than you may send out alone. Your colleagues see it on their dashboard for a day and can approve it.',
  own_approval: 'You asked for this yourself, so a colleague has to decide.',
  unconfirmed_prices: ({ count }) =>
    `The preview warns about ${count === 1 ? '1 plan' : `${count} plans`}. Check it, and confirm with the number ${count}.`,
  promotion_exists:
    'A code with this name exists or existed. Please choose another name, or change that code.',
  already_operator: 'This person is an operator already.',
  unpaid_order: 'This order wasn’t paid.',
  erased_order: 'This order was erased, and nothing that points to its buyer is left.',
  codes_refused: ({ why, what }) => codesRefusal(why, what),
  mail_untrue: ({ why }) =>
    `This email would no longer be true, because ${UNTRUE_WORDS[why]}. Nothing was sent.`,
  case_over: 'This case is resolved, because its cause is gone.',
  no_retry:
    'This refund can’t be sent once more. It’s on its way, was made in the processor’s dashboard, or a bank decides about the payment.',
  answered_dispute: 'This dispute was decided or answered already. An answer can be sent only once.',
  not_staged: 'Stage the evidence first, and read it.',
  own_page_only: 'This processor takes answers only on its own page.',
  too_much_back: ({ left }) => `Only ${left} of this payment is left. Nothing was refunded.`,
  no_tax_owed:
    'The VAT of this order can’t be returned. Either none is owed, or an earlier refund has not succeeded. Nothing was refunded.',
  all_is_no_part:
    'This is everything that is left. Use a full refund, which takes the eSIM back, or goodwill, which leaves it.',
  not_replaceable: ({ why }) => noReplacementText(why),
  return_under_way:
    'The eSIM of this order is being taken back. Nothing was done; please wait until that is finished.',
  last_owner: 'This is the last owner. Make someone else an owner first.',
  last_factor: 'Without this passkey you couldn’t open the console. Add another one first.',
  own_role: 'No one can change their own role or remove themselves. Please ask another owner.',
  runs_the_shop:
    'This is the account of someone who runs the shop. An owner can remove them under Team first.',
  not_erasable: ({ why }) => `Nothing was erased, because ${NOT_ERASABLE[why]}.`,
  too_large: 'The request is too large.',

  too_many_calls: ({ seconds }) => `Too many requests. Please try again in ${inMinutes(seconds)}.`,
  too_many_tries: ({ seconds }) => `Too many attempts. Please try again in ${inMinutes(seconds)}.`,
  too_many_codes: ({ seconds }) => `Too many wrong codes. Please try again in ${inMinutes(seconds)}.`,
  too_many_promotions: ({ seconds }) =>
    `Too many wrong codes. Please try again in ${inMinutes(seconds)}, or pay without one.`,
  too_many_sign_ins: 'Too many failed attempts. Please try again later',
  too_many_questions: ({ seconds }) =>
    `That was a lot of questions. Please try again in ${inMinutes(seconds)}.`,
  too_many_declines: ({ seconds, of, methods, wallets }) => {
    const ways = [...methods, ...(wallets ? ['Apple Pay', 'Google Pay'] : [])];
    const where = of === 'browser' ? 'in this browser' : 'from your internet connection';
    const instead = ways.length === 0 ? '' : `pay with ${oneOf(ways)}, or `;
    return `Too many cards were declined ${where}. Nothing was charged. Please ${instead}try again in ${inMinutes(seconds)}.`;
  },
  too_many_downloads: ({ seconds }) => `Please download it again in ${inMinutes(seconds)}.`,
  too_many_return_mails: ({ seconds }) =>
    `We’ve already sent several emails about this. Please check your inbox, or try again in ${inMinutes(seconds)}.`,
  too_many_enterprise_requests: ({ seconds, support_email: address }) =>
    `You’ve already sent several requests. Please write to ${address}, or try again in ${inMinutes(seconds)}.`,
  too_many_streams: ({ seconds }) =>
    `Too many pages are open from here. Please try again in ${inMinutes(seconds)}.`,
  too_many_callbacks: 'Too many callbacks whose signature is wrong.',

  internal: 'Something went wrong',
  payments_down: 'The payment service didn’t answer. Please try again.',
  charge_not_made: 'The payment service didn’t answer. Nothing was charged. Please try again.',
  charge_unknown:
    'The payment service didn’t answer, so we don’t know yet whether your card was charged. If it was, we’ll email you your eSIM.',
  network_down: 'The network isn’t answering right now. Please try again.',
  network_busy: 'The network is busy right now. Please try again.',
  shop_away:
    'We can’t answer right now. Please try again in a moment. You’re never charged twice for one purchase.',
  too_many_listeners: ({ seconds }) =>
    `Too many visitors are connected right now. Please try again in ${inMinutes(seconds)}.`,
  signature_unchecked: 'The signature can’t be checked right now.',
};

/** The sentence for people. */
export function sentenceOf<Reason extends ProblemReason>(reason: Reason, facts: FactsOf<Reason>): string {
  const sentence = WORDS[reason] as string | ((facts: FactsOf<Reason>) => string);
  return typeof sentence === 'string' ? sentence : sentence(facts);
}

/** 'PayPal, Apple Pay or Google Pay' */
function oneOf(ways: string[]): string {
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(' or ');
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return inHours(Math.ceil(minutes / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
