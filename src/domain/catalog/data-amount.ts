/** Decimal megabytes as the wholesaler counts them: 1000 MB are 1 GB, and -1 is unlimited. */
export type Megabytes = number;

export const UNLIMITED: Megabytes = -1;

/** 'Unlimited', '500 MB', '1 GB', '2.5 GB': one decimal at most, none if whole. */
export function formatDataAmount(megabytes: Megabytes): string {
  if (megabytes === UNLIMITED) return 'Unlimited';
  if (megabytes < 1000) return `${megabytes} MB`;
  return `${oneDecimal(megabytes).replace(/\.0$/, '')} GB`;
}

/** 'Unlimited', '0.5 GB', '1.0 GB': always gigabytes with one decimal, as plan rows show them. */
export function formatGigabytes(megabytes: Megabytes): string {
  return megabytes === UNLIMITED ? 'Unlimited' : `${oneDecimal(megabytes)} GB`;
}

function oneDecimal(megabytes: Megabytes): string {
  return (megabytes / 1000).toFixed(1);
}

/** '1 day', '7 days'. */
export function formatDays(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** 'For 1 DAY', 'For 7 DAYS', as plan rows show it. */
export function formatRowDays(days: number): string {
  return `For ${days} ${days === 1 ? 'DAY' : 'DAYS'}`;
}
