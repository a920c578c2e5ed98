import { inDays, inHours } from '../language-words.ts';

export { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';

/** Hours after paying in which an unused eSIM can be returned, by default. */
export const REFUND_HOURS = 24;

/**
 * '24 hours', '14 days'.
 * @param ofHours and `ofDays`: how a language says them where they are after a preposition
 */
export function formatHours(hours: number, ofHours = inHours, ofDays = inDays): string {
  return hours >= 48 && hours % 24 === 0 ? ofDays(hours / 24) : ofHours(hours);
}
