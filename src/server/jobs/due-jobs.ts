import { sql } from 'drizzle-orm';
import type { Db as BossDb } from 'pg-boss';

import type { Database } from '../db/database.ts';

/** For delayed jobs, and those whose notification was lost. */
const POLL_MS = 5_000;
/** When there are no notifications at all. */
const POLL_UNHEARD_MS = 1_000;

/** Which queues have jobs to start now; asked in one query, for most have none. */
export async function namesOfDue<Name extends string>(
  { db }: Database,
  names: readonly Name[],
): Promise<Name[]> {
  const all = sql.join(
    names.map((name) => sql`(${name})`),
    sql`, `,
  );
  const { rows } = await db.execute<{ name: Name }>(
    sql`select name from (values ${all}) as queue (name) where exists (
      select from pgboss.job where job.name = queue.name and state < 'active' and not blocked
        and start_after <= pgboss.job_now())`,
  );
  return rows.map(({ name }) => name);
}

interface HeardDb {
  db: BossDb;
  /** Whether notifications arrive, or will again once a broken connection is back. */
  isAlive: () => boolean;
}

/**
 * The queue's database connection, which also notifies us of each new job. @param wake gets its queue's name; none if
 * notifications may have been missed
 */
export function hearJobs(db: BossDb, wake: (name?: string) => void): HeardDb {
  let isAlive = false;
  const listen = db.listen?.bind(db);
  return {
    isAlive: () => isAlive,
    db: {
      executeSql: (text, values) => db.executeSql(text, values),
      ...(listen && {
        async listen(channel, onPayload, onConnect) {
          const hear = (name: string) => {
            onPayload(name);
            wake(name);
          };
          const again = () => {
            onConnect();
            wake();
          };
          const listening = await listen(channel, hear, again);
          isAlive = true;
          return listening;
        },
      }),
    },
  };
}

/** Polls for due jobs regularly, one query at a time. */
export function pollJobs<Name extends string>(
  database: Database,
  names: readonly Name[],
  {
    isAlive,
    wake,
    onError,
  }: { isAlive: () => boolean; wake: (name: Name) => void; onError: (error: unknown) => void },
): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const poll = async () => {
    try {
      for (const name of await namesOfDue(database, names)) wake(name);
    } catch (error) {
      if (!isStopped) onError(error);
    }
    if (!isStopped) timer = setTimeout(() => void poll(), isAlive() ? POLL_MS : POLL_UNHEARD_MS);
  };
  void poll();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
