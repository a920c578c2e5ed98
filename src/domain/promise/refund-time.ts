import { inDays, inHours } from '../language-words.ts';

export { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';

/** Hours after paying in which an unused eSIM can be returned, by default. */
export const REFUND_HOURS = 24;

/** '24 hours', '14 days'. */
export function formatHours(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? inDays(hours / 24) : inHours(hours);
}
