import { type KnownOrder, type Standing, standingsOf } from './order-standing.ts';
import { codesRefusals } from './words.ts';

/** Why an act on an order is refused. */
type WhyNot =
  | 'not_paid'
  | 'not_delivered'
  | 'returned'
  | 'charged_back'
  | 'disputed'
  | 'returning'
  | 'replacing'
  | 'taken_back'
  | 'over'
  | 'used'
  | 'top_up'
  | 'erased';

/** Operators' and buyers' acts on an order. */
export const ORDER_ACTS = [
  'resend',
  'address_change',
  'codes',
  'refund',
  'refund_part',
  'replace',
  'show_codes',
  'top_up',
  'return',
  'withdraw',
  'buy_again',
  'hide',
] as const;

export type OrderAct = (typeof ORDER_ACTS)[number];

/** All possible refusals of each act. */
interface Whys extends Record<OrderAct, WhyNot> {
  /** An operator mails the eSIM again, to its own address or another one. */
  resend: Exclude<WhyNot, 'not_paid' | 'used' | 'charged_back' | 'disputed' | 'top_up'>;
  /** An operator has its mails go to another address. Whatever became of the order, there may be mails to come. */
  address_change: 'erased';
  /** An operator reads the codes. */
  codes: Exclude<WhyNot, 'not_paid' | 'used' | 'charged_back' | 'disputed' | 'over' | 'top_up'>;
  /** An operator refunds the whole payment, or the rest of it. */
  refund: 'not_paid' | 'not_delivered' | 'returned' | 'charged_back' | 'returning';
  /** A partial refund, which leaves the eSIM alone: a part of the price, or goodwill. */
  refund_part: Whys['refund'] | 'disputed';
  /** An operator has the eSIM replaced. */
  replace: 'not_delivered' | 'returned' | 'disputed' | 'returning' | 'top_up';
  /** A buyer sees the QR code and the codes, and installs the eSIM. */
  show_codes: Whys['codes'] | 'top_up';
  /** A buyer adds a plan to the eSIM. */
  top_up: 'taken_back';
  /** A buyer requests the refund that the shop promises. */
  return: 'not_delivered' | 'returned' | 'charged_back' | 'disputed' | 'used';
  /** A consumer withdraws from the contract. */
  withdraw: 'not_paid' | 'returned';
  /** A buyer buys the same plan again. */
  buy_again: never;
  /** A buyer hides it, or shows it again. */
  hide: never;
}

export type WhyNotOf<Act extends OrderAct> = Whys[Act];

type Refused = { [Act in OrderAct]?: Whys[Act] };

const NOTHING_THERE = {
  resend: 'not_delivered',
  codes: 'not_delivered',
  refund_part: 'not_delivered',
  replace: 'not_delivered',
  show_codes: 'not_delivered',
  top_up: 'taken_back',
  return: 'not_delivered',
} as const satisfies Refused;

const RETURNED = {
  resend: 'returned',
  codes: 'returned',
  refund: 'returned',
  refund_part: 'returned',
  replace: 'returned',
  show_codes: 'returned',
  top_up: 'taken_back',
  return: 'returned',
  withdraw: 'returned',
} as const satisfies Refused;

/** Which acts each standing of an order refuses: one table for the API, the console, the shop and the command line. */
const REFUSED: Record<Standing, Refused> = {
  unpaid: { ...NOTHING_THERE, refund: 'not_paid', refund_part: 'not_paid', withdraw: 'not_paid' },
  paid: NOTHING_THERE,
  ordering: { ...NOTHING_THERE, refund: 'not_delivered' },
  replacing: { resend: 'replacing', codes: 'replacing', show_codes: 'replacing' },
  refunding: RETURNED,
  refunded: RETURNED,
  ready: {},
  in_use: { return: 'used' },
  used_up: { return: 'used' },
  // Its eSIM accepts new plans, so its codes are still useful; the mail would say that it is ready to use.
  expired: { resend: 'over', return: 'used' },
  lapsed: { resend: 'over', return: 'used' },
  // It counts as unused: it may be ours, half-way through a refund.
  taken_back: { resend: 'taken_back', codes: 'taken_back', show_codes: 'taken_back', top_up: 'taken_back' },
  unreadable: { return: 'used' },
  erased: {
    resend: 'erased',
    address_change: 'erased',
    codes: 'erased',
    show_codes: 'erased',
    replace: 'not_delivered',
    top_up: 'taken_back',
  },
  charged_back: {
    refund: 'charged_back',
    refund_part: 'charged_back',
    replace: 'disputed',
    return: 'charged_back',
    withdraw: 'returned',
  },
  disputed: { refund_part: 'disputed', replace: 'disputed', return: 'disputed' },
  // A repeated request continues it, and an operator’s decision is final.
  return_asked: {
    resend: 'returning',
    codes: 'returning',
    refund_part: 'returning',
    replace: 'returning',
    show_codes: 'returning',
    top_up: 'taken_back',
  },
  replacement_asked: {
    resend: 'replacing',
    codes: 'replacing',
    refund: 'returning',
    refund_part: 'returning',
    replace: 'returning',
    show_codes: 'replacing',
    top_up: 'taken_back',
  },
  added: { replace: 'top_up', show_codes: 'top_up' },
  hidden: {},
};

/** Why an order's state does not allow an act; null if it does. */
export function whyNot<Act extends OrderAct>(act: Act, order: KnownOrder): WhyNotOf<Act> | null {
  for (const standing of standingsOf(order)) {
    const why = REFUSED[standing][act];
    if (why !== undefined) return why;
  }
  return null;
}

export function mayBeDone(act: OrderAct, order: KnownOrder): boolean {
  return whyNot(act, order) === null;
}

/** Why the codes of an order are neither shown nor mailed. */
export type CodesRefusal = Whys['resend' | 'codes' | 'show_codes'];

/** The sentence about it, for buyers and operators. */
export function codesRefusal(why: CodesRefusal, what: 'eSIM' | 'plan'): string {
  return { ...codesRefusals.both, ...codesRefusals[what] }[why];
}
