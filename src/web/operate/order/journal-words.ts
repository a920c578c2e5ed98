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
    exchange: 'Exchange',
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
    exchange: 'Exchanged',
  } satisfies Record<Account, string>,
  margin: (margin: string, isEstimated: boolean) =>
    `Margin ${isEstimated ? `about ${margin}` : margin}. Balances and costs count as positive, sales and debts as negative, so every entry adds up to zero in each currency.`,
  payout: (amount: string) => `${amount} of it was paid out in`,
  unread: (count: number, estimated: string) =>
    count === 1
      ? `1 payment or refund has no known fee yet. The margin has ${estimated} for it, by the fee table.`
      : `${count} payments and refunds have no known fee yet. The margin has ${estimated} for them, by the fee table.`,
};
