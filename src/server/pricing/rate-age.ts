const DAY_MS = 86_400_000;

/** A rate that is older than this many days sells nothing. */
export const MOST_RATE_DAYS = 10;

/** @param ofDay ISO date */
export function staleDays(ofDay: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(ofDay)) / DAY_MS);
}

export function isSellable(ofDay: string, now: Date): boolean {
  return staleDays(ofDay, now) <= MOST_RATE_DAYS;
}
