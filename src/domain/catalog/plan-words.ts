export const UNLIMITED_DATA = 'Unlimited';

/** '500 MB'. */
export const megabytes = (count: number) => `${count} MB`;

/**
 * '2.5 GB'
 * @param digits with a point
 */
export const gigabytes = (digits: string) => `${digits} GB`;

/** The days of a plan in its row: 'For 1 DAY', 'For 7 DAYS'. */
export const rowDays = (days: number) => `For ${days} ${days === 1 ? 'DAY' : 'DAYS'}`;
