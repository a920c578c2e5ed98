import { type KnownOrder, type Standing, standingsOf } from './order-standing.ts';

/** Every email about an order. */
export const ORDER_MAILS = [
  'delivered',
  'refunded',
  'part_refunded',
  'replaced',
  'duplicate_payment',
  'payment_held',
  'payment_denied',
  'claim_purchase',
  'data_low',
  'data_used',
  'withdrawal_link',
  'withdrawal_received',
  'sent_to_another',
  'address_changed',
] as const;

export type OrderMail = (typeof ORDER_MAILS)[number];

/** Mails with the codes, or about them. */
const CODES = ['delivered', 'replaced', 'sent_to_another'] as const;
const USAGE = ['data_low', 'data_used'] as const;
const PAYING = ['payment_held', 'payment_denied'] as const;
const NOTHING_TO_USE = [...CODES, ...USAGE, ...PAYING, 'refunded'] as const;
const RETURNED = [...CODES, ...USAGE, ...PAYING, 'part_refunded'] as const;

/** The mails that each standing of an order makes untrue; checked when a mail is sent, whenever it was queued. */
const UNTRUE: Record<Standing, readonly OrderMail[]> = {
  replacing: [],
  unpaid: [...CODES, ...USAGE, 'refunded', 'part_refunded'],
  paid: NOTHING_TO_USE,
  ordering: NOTHING_TO_USE,
  refunding: RETURNED,
  refunded: RETURNED,
  ready: [...PAYING, 'refunded'],
  in_use: [...PAYING, 'refunded'],
  used_up: [...PAYING, 'refunded', 'data_low'],
  expired: NOTHING_TO_USE,
  lapsed: NOTHING_TO_USE,
  taken_back: NOTHING_TO_USE,
  unreadable: [...PAYING, 'refunded'],
  // There is no address to write to.
  erased: ORDER_MAILS,
  charged_back: [],
  disputed: [],
  return_asked: [...CODES, ...USAGE],
  replacement_asked: [...CODES, ...USAGE],
  added: [],
  hidden: [],
};

/** The standing that makes a mail about an order untrue; null if it may be sent. */
export function whyUntrue(mail: OrderMail, order: KnownOrder): Standing | null {
  return standingsOf(order).find((standing) => UNTRUE[standing].includes(mail)) ?? null;
}
