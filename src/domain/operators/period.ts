/** What the dashboard sums up: today, the last seven days with today, or this month, all by UTC and until now. */
export const PERIODS = ['today', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** How far back the same time is to compare with. */
export const EARLIER = ['week', 'month'] as const;
export type Earlier = (typeof EARLIER)[number];

export interface Span {
  from: Date;
  /** Not included. */
  to: Date;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** A period that ends now, and the same earlier, up to the same time of day. A month has no week before that is like it. */
export function spansOf(period: Period, now: Date): { now: Span; before: Partial<Record<Earlier, Span>> } {
  const end = now.getTime();
  const lastMonth = aMonthBefore(now);
  if (period === 'month')
    return {
      now: { from: monthOf(now), to: now },
      before: { month: { from: monthOf(lastMonth), to: lastMonth } },
    };
  const days = period === 'today' ? 0 : WEEK_DAYS - 1;
  const spanTo = (to: Date) => ({ from: new Date(midnight(to) - days * DAY_MS), to });
  return {
    now: spanTo(now),
    before: { week: spanTo(new Date(end - WEEK_DAYS * DAY_MS)), month: spanTo(lastMonth) },
  };
}

/** The days of a chart, oldest first, each with the day to compare it with; null where last month was shorter. */
export function daysOf(period: Period, now: Date): { day: string; before: string | null }[] {
  const from = period === 'month' ? monthOf(now).getTime() : midnight(now) - (WEEK_DAYS - 1) * DAY_MS;
  const count = Math.round((midnight(now) - from) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(from + at * DAY_MS);
    if (period !== 'month')
      return { day: dayOf(day), before: dayOf(new Date(day.getTime() - WEEK_DAYS * DAY_MS)) };
    const before = aMonthBefore(day);
    return { day: dayOf(day), before: before.getUTCDate() === day.getUTCDate() ? dayOf(before) : null };
  });
}

/** '2026-11-30' */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function midnight(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS) * DAY_MS;
}

function monthOf(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
}

/** The same time of the same day; of a day that the month before has not, its last. */
function aMonthBefore(at: Date): Date {
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 0));
  const day = Math.min(at.getUTCDate(), last.getUTCDate());
  return new Date(last.getTime() - (last.getUTCDate() - day) * DAY_MS + (at.getTime() - midnight(at)));
}
