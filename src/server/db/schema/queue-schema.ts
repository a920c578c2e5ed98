import { sql } from 'drizzle-orm';
import packed from 'pg-boss/package.json' with { type: 'json' };

import type { Database } from '../database.ts';

/** Whether the job queue has yet to make its tables, or to upgrade them to its package's version. */
export async function isQueuePending({ db }: Database): Promise<boolean> {
  const has = await db.execute<{ known: boolean }>(
    sql`select to_regclass('pgboss.version') is not null as known`,
  );
  if (!has.rows[0]?.known) return true;
  const { rows } = await db.execute<{ version: number }>(sql`select version from pgboss.version`);
  return (rows[0]?.version ?? 0) < packed.pgboss.schema;
}
