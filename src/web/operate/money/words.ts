export const tabWords = {
  label: 'Parts of Money',
  income: 'Income',
  books: 'Books',
  invoices: 'Invoices',
  payouts: 'Payouts',
};

export const moneyWords = {
  title: 'Money',
  lead: (from: string, to: string) => `${from} to ${to}, by UTC, each amount on the day it moved.`,
  filters: { by: 'By', from: 'From', to: 'To' },
  by: {
    day: 'Day',
    month: 'Month',
    country: 'Country',
    plan: 'Plan',
    method: 'Method',
    partner: 'Partner',
  },
  totals: {
    title: 'All',
    gross: 'Gross',
    refunds: 'Refunds',
    disputes: 'Lost disputes',
    fees: 'Fees',
    cost: 'Wholesale cost',
    margin: 'Margin',
    orders: 'Orders',
  },
  parts: {
    day: 'Day by day',
    month: 'Month by month',
    country: 'By country',
    plan: 'By plan',
    method: 'By method',
    partner: 'By partner',
  },
  chart: (best: string) =>
    `Gross and margin of each part; the highest gross is ${best}. The table has the figures.`,
  none: 'No money moved in that time.',
  more: (count: number) => (count === 1 ? '1 more is in the CSV.' : `${count} more are in the CSV.`),
  unread: (count: number) =>
    count === 1
      ? 'Of 1 payment or refund no fee is known yet; it’s read every hour.'
      : `Of ${count} payments and refunds no fee is known yet; they’re read every hour.`,
  note: 'Margin: gross less refunds, lost disputes, what processors kept and what wholesalers asked. What they credited for eSIMs that went back counts as less cost.',
  methods: {
    card: 'Card',
    paypal: 'PayPal',
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    link: 'Link',
  } as Record<string, string>,
  nobody: 'No partner',
};
