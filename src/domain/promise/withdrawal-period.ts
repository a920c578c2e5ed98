/** Days in which consumers of the EU may withdraw from a contract that was made at a distance. */
export const WITHDRAWAL_DAYS = 14;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Hours that clocks of people are before or after UTC. */
const ZONES = Array.from({ length: 27 }, (_, index) => index - 12);
/** Of `Date.getUTCDay`: days that the end of a period skips. */
const SKIPPED_DAYS: Partial<Record<number, number>> = { 6: 2, 0: 1 };

/**
 * When the time to withdraw is over. The day of the contract is not counted, and the last one ends at midnight; where that is a
 * Saturday or a Sunday, the Monday does. Nobody knows by whose clock, so the latest end counts that any has.
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
