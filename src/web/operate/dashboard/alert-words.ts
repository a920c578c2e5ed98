import type { CaseKind } from '../../../domain/operators/cases.ts';

/** Each kind of alert in a few words. */
export const alertWords: Readonly<Record<CaseKind, string>> = {
  low_balance: 'low balance at the wholesaler',
  books_differ: 'records that differ',
  below_floor: 'plans below their floor',
  price_jump: 'jumped wholesale prices, waiting for approval',
  rate_old: 'old exchange rates',
  unclear_order: 'unclear orders',
  needs_review: 'orders that need review',
  refund_failed: 'failed refunds',
  dispute: 'disputes',
  card_testing: 'card testing',
  paypal_refuses: 'PayPal refuses payments',
  mail_stuck: 'emails aren’t going out',
  cannot_write: 'the database refused writes',
  order_without_purchase: 'orphaned orders at the wholesaler',
  stock_left: 'returned plans the wholesaler hasn’t paid for',
  mail_refused: 'rejected emails',
  mail_returned: 'bounced emails',
  refunds_paused: 'paused refunds that buyers wait for',
  tax_place: 'orders whose tax may belong to another country',
  tax_owed: 'businesses that are owed their VAT',
};
