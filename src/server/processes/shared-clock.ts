import { sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';

/** The time that all processes of a shop share for leases, due times and timestamps. */
export interface SharedClock {
  now: () => Date;
  /** Reads the database's time again. Rejects if it does not answer; the clock runs on. */
  refresh(): Promise<void>;
}

/**
 * The clock of the database's server, independent of this machine's, even if that is set while the process runs: between two
 * reads it advances by the monotonic clock. The embedded database has no clock but this machine's.
 * @param own this machine's clock
 * @param monotonic milliseconds that nobody sets
 */
export async function openSharedClock(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  own: () => Date,
  monotonic = () => performance.now(),
): Promise<SharedClock> {
  if (kind === 'pglite') return { now: own, refresh: async () => {} };
  /** The server's time minus the monotonic clock's. */
  let behindMs: number | null = null;

  async function refresh(): Promise<void> {
    const asked = monotonic();
    const { rows } = await db.execute<{ ms: string }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
    );
    const server = Number(rows[0]?.ms);
    // The server's time lies between the query and its answer; while ours does too, it needs no correction.
    const [least, most] = [server - monotonic(), server - asked];
    behindMs = behindMs === null ? (least + most) / 2 : Math.min(Math.max(behindMs, least), most);
  }

  await refresh();
  return { now: () => new Date((behindMs ?? 0) + monotonic()), refresh };
}
