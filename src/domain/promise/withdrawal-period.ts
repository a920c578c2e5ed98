/** Days in which EU consumers may withdraw from a distance contract. */
export const WITHDRAWAL_DAYS = 14;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** UTC offsets of people's clocks, in hours. */
const ZONES = Array.from({ length: 27 }, (_, index) => index - 12);
/** By `Date.getUTCDay`: days by which the end of a period moves. */
const SKIPPED_DAYS: Partial<Record<number, number>> = { 6: 2, 0: 1 };

/**
 * The end of the withdrawal period. The day of the contract is not counted, and the last day ends at midnight; if that is a
 * Saturday or a Sunday, the Monday does. The buyer's time zone is unknown, so the latest end counts.
 */
export function withdrawalEnds(concluded: Date): Date {
  return new Date(Math.max(...ZONES.map((hours) => endIn(hours * HOUR_MS, concluded))));
}

function endIn(offset: number, concluded: Date): number {
  const day = Math.floor((concluded.getTime() + offset) / DAY_MS);
  const last = day + WITHDRAWAL_DAYS;
  const skipped = SKIPPED_DAYS[new Date(last * DAY_MS).getUTCDay()] ?? 0;
  return (last + skipped + 1) * DAY_MS - offset;
}
