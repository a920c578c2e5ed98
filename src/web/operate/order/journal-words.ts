import type { Account, Entry } from '../../../domain/operators/journal.ts';

export const journalWords = {
  title: 'Journal',
  none: 'No money has moved yet.',
  entry: 'Entry',
  at: 'When',
  sum: 'Sum',
  reference: 'Reference',
  all: 'Balance',
  kinds: {
    price: 'Price',
    fee: 'Fee',
    cost: 'Cost',
    refund: 'Refund',
    dispute: 'Lost dispute',
    credit: 'Credit',
  } satisfies Record<Entry['kind'], string>,
  accounts: {
    processor: 'At the processor',
    wholesaler: 'At the wholesaler',
    sales: 'Sold',
    owed: 'Owed to the buyer',
    refunds: 'Refunded',
    disputes: 'Lost',
    fees: 'Fees',
    plans: 'Plans',
  } satisfies Record<Account, string>,
  margin: (margin: string) =>
    `Margin ${margin}. What is ours and what was spent counts up, what was sold or is owed counts down, so every entry comes to nothing.`,
  payout: (amount: string) => `${amount} of it was paid out in`,
  unread: (count: number) =>
    count === 1
      ? 'Of 1 payment or refund no fee is known yet; it’s read every hour.'
      : `Of ${count} payments and refunds no fee is known yet; they’re read every hour.`,
};
