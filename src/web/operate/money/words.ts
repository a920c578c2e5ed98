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
  about: (amount: string) => `about ${amount}`,
  unread: (count: number, estimated: string) =>
    count === 1
      ? `1 payment or refund has no known fee yet: ${estimated} is estimated for it, by the fee table.`
      : `${count} payments and refunds have no known fee yet: ${estimated} is estimated for them, by the fee table.`,
  range: 'Time',
  ranges: { month: 'This month', last: 'Last month', week: 'Last 7 days', year: 'This year' },
  note: 'Margin is gross less refunds, lost disputes, processing fees and wholesale cost. Wholesalers’ credits for returned eSIMs lower the cost.',
  methods: {
    ...byMethod(({ name }) => name),
    ...WALLET_NAMES,
  } as Record<string, string>,
  nobody: 'No partner',
};

export const readNowWords = {
  button: 'Read fees now',
  busy: 'Reading...',
  done: 'The fees and payouts are up to date.',
  some: (count: number) =>
    count === 1
      ? 'Read. The processor hasn’t booked 1 fee yet.'
      : `Read. The processors haven’t booked ${count} fees yet.`,
  slow: 'A processor is slow to answer. The reading goes on; the figures follow.',
  recent: 'They were read less than a minute ago. Try again in a moment.',
};
