import { gigabytes, megabytes as inMegabytes, UNLIMITED_DATA } from './plan-words.ts';

export { inDays as formatDays } from '../language-words.ts';
export { rowDays as formatRowDays } from './plan-words.ts';

/** Decimal megabytes as the wholesaler counts them: 1000 MB are 1 GB, and -1 is unlimited. */
export type Megabytes = number;

export const UNLIMITED: Megabytes = -1;

/** 'Unlimited', '500 MB', '1 GB', '2.5 GB': one decimal at most, none if whole. */
export function formatDataAmount(megabytes: Megabytes): string {
  if (megabytes === UNLIMITED) return UNLIMITED_DATA;
  if (megabytes < 1000) return inMegabytes(megabytes);
  return gigabytes(oneDecimal(megabytes).replace(/\.0$/, ''));
}

/** 'Unlimited', '0.5 GB', '1.0 GB': always gigabytes with one decimal, as plan rows show them. */
export function formatGigabytes(megabytes: Megabytes): string {
  return megabytes === UNLIMITED ? UNLIMITED_DATA : gigabytes(oneDecimal(megabytes));
}

function oneDecimal(megabytes: Megabytes): string {
  return (megabytes / 1000).toFixed(1);
}
