import type {
  PayoutEntryKind,
  PayoutGap,
  PayoutStand,
  PayoutStatus,
} from '../../../domain/operators/payout.ts';

export const payoutsWords = {
  title: 'Payouts',
  lead: (sums: readonly string[]) =>
    [
      'Payouts from processors to your bank, matched with your orders and updated every hour.',
      ...(sums.length === 0 ? [] : [`In all: ${sums.join(', ')}.`]),
    ].join(' '),
  filters: { currency: 'Currency' },
  list: 'Payouts',
  columns: {
    created: 'Created',
    amount: 'Amount',
    status: 'Bank',
    stand: 'Match',
    orders: 'Orders',
    unmatched: 'Unmatched',
    arrives: 'Arrives',
    fees: 'Fees',
    reference: 'Reference',
  },
  statuses: { coming: 'In transit', paid: 'Paid', failed: 'Failed' } satisfies Record<PayoutStatus, string>,
  stands: {
    unread: 'Pending',
    manual: 'Manual',
    failed: 'Failed',
    matched: 'Matched',
    differs: 'Differs',
  } satisfies Record<PayoutStand, string>,
  without: (name: string) =>
    `${name} has no payouts here: your money stays in your ${name} balance until you move it, and ${name} doesn’t say which orders it comes from.`,
  empty: {
    none: {
      title: 'No payouts yet',
      text: 'Stripe pays out some days after a payment. The shop checks every hour.',
    },
    filtered: {
      title: 'No payout in this currency',
      text: 'Remove the filter to see the others.',
    },
  },
};

export const payoutWords = {
  back: 'All payouts',
  title: (amount: string) => `Payout of ${amount}`,
  arrives: 'Arrives',
  facts: {
    title: 'Details',
    amount: 'Amount',
    sum: 'Sum of its transactions',
    fees: 'Fees',
    orders: 'Orders',
    unmatched: 'Unmatched',
    read: 'Updated',
  },
  told: {
    unread: 'The transactions of this payout haven’t been read yet. The shop checks every hour.',
    manual: 'This payout is manual. Stripe doesn’t say which payments it contains, so it can’t be matched.',
    failed: 'The bank returned this payout. The money is in the processor’s balance again.',
    differs: (off: string | null, unmatched: number) =>
      [
        ...(off === null ? [] : [`Its transactions add up to ${off}, which is a different amount.`]),
        ...(unmatched === 0
          ? []
          : [
              unmatched === 1
                ? '1 transaction doesn’t match our records.'
                : `${unmatched} transactions don’t match our records.`,
            ]),
      ].join(' '),
  },
  bookings: 'Transactions',
  columns: {
    kind: 'Type',
    order: 'Order',
    at: 'When',
    amount: 'Paid',
    fee: 'Fee',
    net: 'Net',
    gap: 'Mismatch',
    about: 'Reference',
  },
  filters: { unmatched: 'Show' },
  all: 'All',
  onlyGaps: 'Unmatched',
  kinds: { payment: 'Payment', refund: 'Refund', dispute: 'Dispute', other: 'Other' } satisfies Record<
    PayoutEntryKind,
    string
  >,
  gaps: { unknown: 'Not in our records', amount: 'Different amount here' } satisfies Record<
    PayoutGap,
    string
  >,
  empty: { title: 'No transactions', text: 'Nothing matches this filter.' },
};
