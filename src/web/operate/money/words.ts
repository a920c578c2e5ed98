import { WALLET_NAMES } from '../../../domain/checkout/paid-method.ts';
import { byMethod } from '../../../domain/checkout/payment-method.ts';

export const tabWords = {
  label: 'Parts of Money',
  income: 'Income',
  books: 'Reconciliation',
  invoices: 'Invoices',
  oss: 'OSS return',
  payouts: 'Payouts',
};

export const moneyWords = {
  title: 'Money',
  lead: (from: string, to: string) =>
    `${from} to ${to} (UTC), in US dollars. Each amount counts on the day it moved.`,
  filters: { by: 'Group by', from: 'From', to: 'To' },
  by: {
    day: 'Day',
    month: 'Month',
    country: 'Country',
    plan: 'Plan',
    method: 'Method',
    partner: 'Partner',
    currency: 'Currency',
  },
  totals: {
    title: 'Total',
    gross: 'Gross',
    refunds: 'Refunds',
    disputes: 'Lost disputes',
    fees: 'Fees',
    cost: 'Wholesale cost',
    margin: 'Margin',
    orders: 'Orders',
    ownGross: 'Gross in currency',
    ownRefunds: 'Refunds in currency',
  },
  parts: {
    day: 'Day by day',
    month: 'Month by month',
    country: 'By country',
    plan: 'By plan',
    method: 'By method',
    partner: 'By partner',
    currency: 'By currency',
  },
  chart: (best: string) =>
    `Gross and margin of each row; the highest gross is ${best}. The table has the figures.`,
  none: 'No money moved in this period.',
  more: (count: number) => (count === 1 ? '1 more is in the CSV.' : `${count} more are in the CSV.`),
  unread: (count: number) =>
    count === 1
      ? 'The fee of 1 payment or refund isn’t known yet. The shop checks every hour.'
      : `The fees of ${count} payments and refunds aren’t known yet. The shop checks every hour.`,
  note: 'Margin is gross less refunds, lost disputes, processing fees and wholesale cost. Wholesalers’ credits for returned eSIMs lower the cost.',
  methods: {
    ...byMethod(({ name }) => name),
    ...WALLET_NAMES,
  } as Record<string, string>,
  nobody: 'No partner',
};
