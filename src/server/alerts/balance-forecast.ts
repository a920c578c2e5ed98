import type { Minor } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import { replacedSince } from '../esim-returns/replacement-costs.ts';
import { costSince } from '../purchase/overview/days.ts';

const DAY_MS = 86_400_000;
/** The days whose sales tell how long a balance lasts: two weeks, so that each day of the week counts twice. */
const PERIOD_DAYS = 14;

/** What each wholesaler's provider orders cost a day, as an average of two weeks, by its id; 0 if there were none. */
export async function costADay({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<(wholesaler: string) => Minor> {
  const since = new Date(now().getTime() - PERIOD_DAYS * DAY_MS);
  const sold = await costSince(db.db, since);
  const replaced = await replacedSince(db.db, since);
  return (wholesaler) =>
    Math.round(((sold.get(wholesaler) ?? 0) + (replaced.get(wholesaler) ?? 0)) / PERIOD_DAYS);
}

/** For how many whole days a balance lasts at a cost a day; null if nothing is spent. */
export function daysLeft(balance: Minor, aDay: Minor): number | null {
  return aDay <= 0 ? null : Math.max(0, Math.floor(balance / aDay));
}
