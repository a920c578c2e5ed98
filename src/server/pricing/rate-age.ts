const DAY_MS = 86_400_000;

/** A rate that is older than this many days is told to an operator. Weekends and most holidays of the central bank are shorter. */
export const LATE_RATE_DAYS = 4;
/** A rate that is older than this many days sells nothing. */
export const MOST_RATE_DAYS = 10;

/** `late`: sold in, by a rate that should be newer. `paused`: switched on, but its rate is too old or missing. */
export const CURRENCY_STATES = ['off', 'on', 'late', 'paused'] as const;
export type CurrencyState = (typeof CURRENCY_STATES)[number];

/** @param ofDay ISO date */
export function staleDays(ofDay: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(ofDay)) / DAY_MS);
}

/** @param rate the newest one, if there is any */
export function currencyState(isOn: boolean, rate: { ofDay: string } | undefined, now: Date): CurrencyState {
  if (!isOn) return 'off';
  const days = rate ? staleDays(rate.ofDay, now) : Infinity;
  if (days > MOST_RATE_DAYS) return 'paused';
  return days > LATE_RATE_DAYS ? 'late' : 'on';
}
