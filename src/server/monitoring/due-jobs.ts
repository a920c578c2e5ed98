import { sql } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';

export interface DueJobs {
  name: string;
  waiting: number;
  /** How long the oldest has been due. */
  seconds: number;
}

/** Each kind of job with its due, unstarted jobs. @param most jobs counted for a kind, oldest first */
export async function readDueJobs(db: DbOrTx, most: number): Promise<DueJobs[]> {
  const { rows } = await db.execute<{ name: string; waiting: number; seconds: number }>(
    sql`select queue.name, due.waiting, due.seconds::float8 as seconds from pgboss.queue, lateral (
      select count(*)::int as waiting,
        coalesce(extract(epoch from pgboss.job_now() - min(start_after)), 0) as seconds
      from (
        select start_after from pgboss.job where job.name = queue.name and state < 'active'
          and not blocked and start_after <= pgboss.job_now()
        order by priority desc, created_on limit ${most}
      ) as oldest
    ) as due where queue.name not like '\\_\\_%'`,
  );
  return rows;
}

export interface FailedJob {
  id: string;
  name: string;
  failedAt: Date;
  tries: number;
  purchaseId: string | null;
  requestId: string | null;
}

/** Jobs that failed so often that they are not tried any more, newest first. The queue deletes them after an hour. */
export async function readFailedJobs(db: DbOrTx, most: number): Promise<FailedJob[]> {
  const { rows } = await db.execute<{ [Column in keyof FailedJob]: FailedJob[Column] }>(
    sql`select id, name, completed_on as "failedAt", retry_count + 1 as tries, data ->> 'purchaseId' as "purchaseId",
        data ->> 'requestId' as "requestId"
      from pgboss.job where state = 'failed' and name not like '\\_\\_%' order by completed_on desc limit ${most}`,
  );
  return rows.map(({ id, name, failedAt, tries, purchaseId, requestId }) => ({
    id,
    name,
    failedAt: new Date(failedAt),
    tries,
    purchaseId,
    requestId,
  }));
}

/** When the job of each of these mails is due; without an entry the next sweep finds the mail. */
export async function nextTries(db: DbOrTx, mailIds: readonly string[]): Promise<Map<string, Date>> {
  if (mailIds.length === 0) return new Map();
  const { rows } = await db.execute<{ mail: string; at: Date | string }>(
    sql`select data ->> 'mailId' as mail, min(start_after) as at from pgboss.job
      where name = 'mail.send' and state in ('created', 'retry') and data ->> 'mailId' in ${mailIds}
      group by 1`,
  );
  return new Map(rows.map(({ mail, at }) => [mail, new Date(at)]));
}
