const DAY_MS = 86_400_000;

/** A rate that is older than this many days is worth an alert. */
export const ALERT_RATE_DAYS = 4;
/** One that is older than this sells nothing. */
export const MOST_RATE_DAYS = 10;

/** @param ofDay ISO date */
export function staleDays(ofDay: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(ofDay)) / DAY_MS);
}

export function isSellable(ofDay: string, now: Date): boolean {
  return staleDays(ofDay, now) <= MOST_RATE_DAYS;
}
