/** What each kind of alert is, in a line. */
export const alertWords: Readonly<Record<string, string>> = {
  low_balance: 'balance at the wholesaler is low',
  books_differ: 'books that differ',
  below_floor: 'plans fell below their floor',
  unclear_order: 'orders nobody knows the end of',
  needs_review: 'orders that need your eyes',
  refund_failed: 'refunds that didn’t go through',
  dispute: 'disputes',
  card_testing: 'cards are being tried out',
  paypal_refuses: 'PayPal refuses payments',
  mail_stuck: 'emails don’t go out',
  cannot_write: 'the database couldn’t be written',
  order_without_purchase: 'orders at the wholesaler without a purchase',
  stock_left: 'returned plans lie at the wholesaler',
  mail_refused: 'emails that were refused',
  mail_returned: 'emails that came back',
  refunds_paused: 'buyers wait for paused refunds',
};
