import type { Earlier, Period } from '../../../domain/operators/period.ts';

export const dashboardWords = { title: 'Dashboard' };

export const waitingWords = {
  title: 'Waiting for you',
  none: 'Nothing waits for you. Enjoy the quiet.',
  all: (count: number, overdue: number) =>
    overdue === 0 ? `All ${count}` : `All ${count}, ${overdue} overdue`,
  dispute: (amount: string, reason: string) => `Dispute over ${amount}: ${reason}`,
  staged: 'Evidence staged',
};

export const approvalWords = {
  acts: {
    refund: (amount: string) => `Refund ${amount} of`,
    refund_part: (amount: string) => `Refund ${amount} of`,
    replace: (amount: string) => `Replace, for ${amount}, the eSIM of`,
    tax_give_back: (amount: string) => `Give back ${amount} of VAT for`,
  },
  by: (who: string | null) => `Asked for by ${who ?? 'a former colleague'}`,
  act: 'What',
  order: 'Order',
  asker: 'Asked for by',
  why: 'Their reason',
  give: {
    button: 'Approve',
    label: (order: string) => `Approve ${order}`,
    title: 'Approve this?',
    lead: 'It happens at once, in your colleague’s name. The audit has both of you.',
    done: (amount: string, order: string) => `Approved: ${amount} for ${order}.`,
  },
  decline: {
    button: 'Decline',
    own: 'Take back',
    label: (order: string) => `Decline ${order}`,
    title: 'Decline this?',
    lead: 'Nothing is sent. It can be asked for again.',
    done: (amount: string, order: string) => `Declined: ${amount} for ${order}.`,
  },
};

const OF_LAST_MONTH = 'Last month until then';

export const moneyWords = {
  title: 'Money',
  period: 'Period',
  periods: { today: 'Today', week: '7 days', month: 'This month' } satisfies Record<Period, string>,
  /** What a period is beside. */
  before: {
    today: { week: 'A week ago', month: 'A month ago' },
    week: { week: '7 days before', month: 'A month ago' },
    month: { week: '', month: OF_LAST_MONTH },
  } satisfies Record<Period, Record<Earlier, string>>,
  table: (period: string) => `${period} beside the same time before`,
  utc: 'Until now, UTC',
  figures: {
    orders: 'Orders',
    revenue: 'Revenue',
    margin: 'Margin',
    refunds: 'Refunds',
    average: 'Average order',
  },
  about: (amount: string) => `about ${amount}`,
  note: (count: number) => (count === 1 ? '1 fee isn’t known yet.' : `${count} fees aren’t known yet.`),
  estimated: (amount: string) => `By the fee table: ${amount}.`,
  noRevenue: 'No revenue on these days.',
  chart: (best: string) =>
    `Revenue a day beside the days before; the highest is ${best}. The same figures can be shown as a table.`,
  days: {
    title: 'Revenue and margin by day',
    day: 'Day',
    revenue: 'Revenue',
    margin: 'Margin',
    beforeRevenue: 'Revenue before',
    beforeMargin: 'Margin before',
  },
  legend: {
    bar: 'Revenue',
    stroke: { today: 'A week before', week: 'A week before', month: 'A month before' } satisfies Record<
      Period,
      string
    >,
  },
};

export const checkoutWords = {
  title: 'Checkouts',
  link: 'Abandoned checkouts',
  none: 'Nobody has pressed Pay yet.',
  paid: (share: string) => `${share} paid`,
  counts: (begun: number, paid: number, open: number) =>
    `${paid} of ${begun} begun are paid${open > 0 ? `, ${open} still open` : ''}.`,
  before: (share: string, when: string) => `${when}: ${share}.`,
  reasons: 'Why checkouts were abandoned',
  head: { why: 'Abandoned because', count: 'Checkouts' },
  others: 'For other reasons',
};

export const refundWords = {
  title: 'Refunds in 30 days',
  none: 'No orders in 30 days.',
  table: 'Orders refunded, without data and replaced, by wholesaler and place',
  head: {
    name: 'Wholesaler, place',
    orders: 'Orders',
    refunded: 'Refunded',
    silent: 'No data',
    replaced: 'Replaced',
  },
  share: (count: number, share: string) => `${count} (${share})`,
  note: (least: number) =>
    `No data: refunded after it was on a phone and never connected. No shares of fewer than ${least} orders.`,
  more: (count: number) => (count === 1 ? '1 more place.' : `${count} more places.`),
};

export const shopWords = {
  title: 'The shop now',
  more: 'Health',
  balance: (name: string) => `Balance at ${name}`,
  unknown: 'Unknown right now',
  low: 'low',
  until: (days: number, day: string) =>
    days === 0 ? 'gone within a day' : `lasts ${days === 1 ? 'a day' : `${days} days`}, until ${day}`,
  far: 'lasts for years',
  asking: 'Asking the wholesaler...',
  underWay: 'Orders in progress',
  noneUnderWay: 'None',
  longest: 'Longest:',
  providers: 'Providers',
  allWell: 'All answer',
};
