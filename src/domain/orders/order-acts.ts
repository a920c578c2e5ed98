import { type KnownOrder, type Standing, standingsOf } from './order-standing.ts';

/** Why something is not done with an order. */
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

/** What operators and buyers do with an order. */
export const ORDER_ACTS = [
  'resend',
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

/** All that may speak against each of them. */
interface Whys extends Record<OrderAct, WhyNot> {
  /** An operator mails the eSIM once more, to its own address or another one. */
  resend: Exclude<WhyNot, 'not_paid' | 'used' | 'charged_back' | 'disputed' | 'top_up'>;
  /** An operator reads the codes. */
  codes: Exclude<WhyNot, 'not_paid' | 'used' | 'charged_back' | 'disputed' | 'over' | 'top_up'>;
  /** An operator sends the whole payment back, or what is left of it. */
  refund: 'not_paid' | 'not_delivered' | 'returned' | 'charged_back' | 'returning';
  /** The same of an amount, which leaves the eSIM: a part of the price, or goodwill. */
  refund_part: Whys['refund'] | 'disputed';
  /** An operator has the eSIM replaced. */
  replace: 'not_delivered' | 'returned' | 'disputed' | 'returning' | 'top_up';
  /** A buyer sees the QR code and the codes, and installs the eSIM. */
  show_codes: Whys['codes'] | 'top_up';
  /** A buyer adds a plan to the eSIM. */
  top_up: 'taken_back';
  /** A buyer wants the money by the shop’s own promise. */
  return: 'not_delivered' | 'returned' | 'charged_back' | 'disputed' | 'used';
  /** A consumer withdraws from the contract. */
  withdraw: 'not_paid' | 'returned';
  /** A buyer takes the same plan once more. */
  buy_again: never;
  /** A buyer puts it out of sight, or back. */
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

/** An order that is this refuses these acts, and no others: one table, asked by the API, the console, the shop and the command line. */
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
  // Its eSIM takes new plans, so its codes are still good for something; the mail would say that it is ready to be used.
  expired: { resend: 'over', return: 'used' },
  lapsed: { resend: 'over', return: 'used' },
  // It counts as unused: it may be one of ours, half-way through a refund.
  taken_back: { resend: 'taken_back', codes: 'taken_back', show_codes: 'taken_back', top_up: 'taken_back' },
  unreadable: { return: 'used' },
  erased: {
    resend: 'erased',
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
  // Asked for again it goes on, and an operator’s word is final.
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

/** Why an act is not done with an order as it stands; null where it may be. */
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

/** The sentence that says so, to its buyer as to an operator. */
export function codesRefusal(why: CodesRefusal, what: 'eSIM' | 'plan'): string {
  switch (why) {
    case 'not_delivered':
      return `This order has no ${what} yet.`;
    case 'returned':
      return `The money for this ${what} is on its way back or has been returned, so it no longer works.`;
    case 'returning':
      return `This ${what} is being taken back for a refund.`;
    case 'replacing':
      return 'This eSIM is being replaced. The codes of the new one are emailed as soon as it’s there.';
    case 'taken_back':
      return `The network has taken this ${what} back, so it no longer works.`;
    case 'over':
      return 'The plan of this order is over, so there’s nothing to install for it.';
    case 'top_up':
      return 'This plan was added to an eSIM that already has its codes.';
    case 'erased':
      return 'This order was erased: nothing that points to its buyer is left.';
  }
}
