import type {
  PayoutEntryKind,
  PayoutGap,
  PayoutStand,
  PayoutStatus,
} from '../../../domain/operators/payout.ts';

export const payoutsWords = {
  title: 'Payouts',
  lead: 'What processors sent to the bank, beside the orders that it’s of. Read every hour.',
  list: 'Payouts',
  columns: {
    created: 'Made',
    amount: 'Amount',
    status: 'Bank',
    stand: 'Matched',
    orders: 'Orders',
    unmatched: 'Not matched',
    arrives: 'Arrives',
    fees: 'Fees',
    reference: 'Reference',
  },
  statuses: { coming: 'On its way', paid: 'Arrived', failed: 'Came back' } satisfies Record<
    PayoutStatus,
    string
  >,
  stands: {
    unread: 'Not read yet',
    by_hand: 'Made by hand',
    failed: 'Came back',
    matched: 'To the cent',
    differs: 'Differs',
  } satisfies Record<PayoutStand, string>,
  without: (name: string) =>
    `${name} isn’t here: what it takes stays in its balance until you move it, and it doesn’t say which orders that is.`,
  empty: {
    none: {
      title: 'Nothing was paid out yet',
      text: 'Stripe pays out some days after a payment. What it has paid out is read every hour.',
    },
  },
};

export const payoutWords = {
  back: 'All payouts',
  title: (reference: string) => `Payout ${reference}`,
  arrives: 'Arrives',
  facts: {
    title: 'The payout',
    amount: 'Amount',
    sum: 'Its bookings come to',
    fees: 'Fees in it',
    orders: 'Orders',
    unmatched: 'Not matched',
    read: 'Read',
  },
  told: {
    unread: 'What this payout is of wasn’t read yet. It’s read every hour.',
    by_hand:
      'This payout was made by hand. Stripe doesn’t say which payments it’s of, so it can’t be matched.',
    failed: 'The bank sent this payout back. Its money is in the processor’s balance again.',
    differs: (off: string | null, unmatched: number) =>
      [
        ...(off === null ? [] : [`Its bookings come to ${off}, which is another amount.`]),
        ...(unmatched === 0
          ? []
          : [
              unmatched === 1
                ? '1 booking isn’t what our books have.'
                : `${unmatched} bookings aren’t what our books have.`,
            ]),
      ].join(' '),
  },
  bookings: 'Bookings',
  columns: {
    kind: 'What',
    order: 'Order',
    at: 'When',
    amount: 'Paid',
    fee: 'Fee',
    net: 'Net',
    gap: 'Not matched',
    about: 'Reference',
  },
  filters: { unmatched: 'Show' },
  all: 'All',
  onlyGaps: 'Not matched',
  kinds: { payment: 'Payment', refund: 'Refund', dispute: 'Dispute', other: 'Other' } satisfies Record<
    PayoutEntryKind,
    string
  >,
  gaps: { unknown: 'Not in our books', amount: 'Another amount here' } satisfies Record<PayoutGap, string>,
  empty: { title: 'No bookings', text: 'There’s nothing here that fits.' },
};
