import { notInArray, sql } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { recurringJobTable } from './tables.ts';

interface NextJob<Job> {
  job: Job;
  /** Seconds until it is due, 0 for now, by the database's clock. */
  seconds: number;
}

/** When each job is due next. One that was never done is due now, and counts as late from now on. */
export async function nextJobs<Job extends string>(
  db: DbOrTx,
  periods: Record<Job, number>,
): Promise<NextJob<Job>[]> {
  const wanted = sql.join(
    Object.entries(periods).map(([job, seconds]) => sql`(${job}, ${seconds}::float8)`),
    sql`, `,
  );
  const { rows } = await db.execute<{ job: Job; seconds: number | null }>(
    sql`select wanted.job, extract(epoch from done_at - clock_timestamp())::float8 + wanted.seconds as seconds
      from (values ${wanted}) as wanted (job, seconds) left join recurring_job on recurring_job.job = wanted.job`,
  );
  const left = new Map(rows.map(({ job, seconds }) => [job, seconds ?? 0]));
  const jobs = Object.keys(periods) as Job[];
  return jobs.map((job) => ({ job, seconds: Math.max(0, left.get(job) ?? 0) }));
}

/** From now on, how long ago each was done is reported; jobs that are gone are forgotten. */
export async function wantJobs(db: DbOrTx, jobs: readonly string[]): Promise<void> {
  const rows = jobs.map((job) => ({ job }));
  await db.delete(recurringJobTable).where(notInArray(recurringJobTable.job, [...jobs]));
  await db.insert(recurringJobTable).values(rows).onConflictDoNothing();
}

/** Records that a job was done just now, or made what is of that moment. */
export async function recordDone(db: DbOrTx, job: string, at?: Date): Promise<void> {
  const doneAt = at ? sql`${at.toISOString()}::timestamptz` : sql`clock_timestamp()`;
  await db
    .insert(recurringJobTable)
    .values({ job, doneAt })
    .onConflictDoUpdate({ target: recurringJobTable.job, set: { doneAt } });
}

/** How long ago each recurring job was last done, or has been waiting for its first run. Seconds. */
export async function readLastDone(db: DbOrTx): Promise<{ job: string; seconds: number }[]> {
  const { rows } = await db.execute<{ job: string; seconds: number }>(
    sql`select job, extract(epoch from clock_timestamp() - coalesce(done_at, wanted_at))::float8 as seconds from recurring_job`,
  );
  return rows;
}
