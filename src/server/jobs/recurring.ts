import { sql } from 'drizzle-orm';

import type { Settings } from '../core/settings/env.ts';
import type { DbOrTx } from '../db/database.ts';
import type { JobName } from './queue.ts';
import { recurringJobTable } from './tables.ts';

const HOUR = 3600;
const WATCH_SECONDS = 300;

/** Jobs that are done again and again, each as many seconds after it was last done, by whatever process. */
export function recurringJobs(settings: Settings) {
  return {
    'purchase.reconcile': settings.RECONCILE_SECONDS,
    'esim.poll': settings.USAGE_POLL_SECONDS,
    'catalog.sync': settings.CATALOG_SYNC_MINUTES * 60,
    'operator.watch': WATCH_SECONDS,
    'fees.read': HOUR,
    // Done once a day, and tried again where somebody could not be asked.
    'books.compare': HOUR,
    'payouts.read': HOUR,
    'account.tidy': HOUR,
    'retention.erase': 24 * HOUR,
  } satisfies Partial<Record<JobName, number>>;
}

export type RecurringJob = keyof ReturnType<typeof recurringJobs>;

interface NextJob {
  job: RecurringJob;
  /** Until it is due; 0 for now. Seconds, by the clock of the database. */
  seconds: number;
}

/** When each of them is due next. What was never done is due now, and told of as late from now on. */
export async function nextJobs(db: DbOrTx, periods: Record<RecurringJob, number>): Promise<NextJob[]> {
  const wanted = sql.join(
    Object.entries(periods).map(([job, seconds]) => sql`(${job}, ${seconds}::float8)`),
    sql`, `,
  );
  const { rows } = await db.execute<{ job: RecurringJob; seconds: number | null }>(
    sql`select wanted.job, extract(epoch from done_at - clock_timestamp())::float8 + wanted.seconds as seconds
      from (values ${wanted}) as wanted (job, seconds) left join recurring_job on recurring_job.job = wanted.job`,
  );
  const left = new Map(rows.map(({ job, seconds }) => [job, seconds ?? 0]));
  const jobs = Object.keys(periods) as RecurringJob[];
  return jobs.map((job) => ({ job, seconds: Math.max(0, left.get(job) ?? 0) }));
}

/** From now on it is told of how long ago each was done. */
export async function wantJobs(db: DbOrTx, jobs: readonly string[]): Promise<void> {
  const rows = jobs.map((job) => ({ job }));
  await db.insert(recurringJobTable).values(rows).onConflictDoNothing();
}

/** It was done just now. */
export async function recordDone(db: DbOrTx, job: string): Promise<void> {
  const doneAt = sql`clock_timestamp()`;
  await db
    .insert(recurringJobTable)
    .values({ job, doneAt })
    .onConflictDoUpdate({ target: recurringJobTable.job, set: { doneAt } });
}
