const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The rest of a plan's time: days, including the current one, or hours on the last one. */
export interface TimeLeft {
  amount: number;
  unit: 'days' | 'hours';
}

/**
 * @param days how many the plan has: the reader's clock may be slow, and there are never more left
 * @returns 0 hours when the time is over; null if the end is unknown or no date
 */
export function timeLeft(endsAt: string | null, days: number, now: Date): TimeLeft | null {
  const left = Math.min(Date.parse(endsAt ?? '') - now.getTime(), days * DAY_MS);
  if (Number.isNaN(left)) return null;
  if (left > DAY_MS) return { amount: Math.ceil(left / DAY_MS), unit: 'days' };
  return { amount: Math.max(0, Math.ceil(left / HOUR_MS)), unit: 'hours' };
}

/**
 * Hours until an unlimited plan is at full speed again: its allowance is renewed every 24 hours from the first use. Null before
 * that, and in the last 24 hours. Source: eSIM Go, help centre.
 */
export function hoursToRefill(startedAt: string | null, endsAt: string | null, now: Date): number | null {
  // The reader's clock may be slow.
  const since = Math.max(0, now.getTime() - Date.parse(startedAt ?? ''));
  if (Number.isNaN(since)) return null;
  const wait = DAY_MS - (since % DAY_MS);
  const end = Date.parse(endsAt ?? '');
  return now.getTime() + wait >= end ? null : Math.ceil(wait / HOUR_MS);
}
