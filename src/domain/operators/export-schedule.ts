export const EVERY = ['day', 'week', 'month'] as const;

export type Every = (typeof EVERY)[number];

/** In UTC. By then the processors have told the fees of the day before. */
const HOUR = 3;
const DAY_MS = 24 * 3_600_000;

/** The first day of the period that a moment is in, at midnight UTC; weeks begin on Mondays. */
function beginOf(every: Every, at: Date): Date {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (every === 'month') return new Date(Date.UTC(year, month, 1));
  const midnight = Date.UTC(year, month, day);
  return new Date(every === 'day' ? midnight : midnight - ((at.getUTCDay() + 6) % 7) * DAY_MS);
}

/** When an export runs next, always later than `after`. */
export function nextRun(every: Every, after: Date): Date {
  const run = (begin: Date) => new Date(begin.getTime() + HOUR * 3_600_000);
  const present = beginOf(every, after);
  if (run(present) > after) return run(present);
  const longest = { day: 1, week: 7, month: 31 }[every];
  return run(beginOf(every, new Date(present.getTime() + longest * DAY_MS)));
}

/** The last whole period before a moment, as days in UTC: '2026-11-01' to '2026-11-30'. */
export function periodBefore(every: Every, at: Date): { from: string; to: string } {
  const last = new Date(beginOf(every, at).getTime() - DAY_MS);
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  return { from: dayOf(beginOf(every, last)), to: dayOf(last) };
}
