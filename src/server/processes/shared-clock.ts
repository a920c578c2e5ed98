import { sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';

/** The time by which all processes of a shop agree on leases, on what is due, and on when something was asked. */
export interface SharedClock {
  now: () => Date;
  /** Asks the database once more. Rejects where it does not answer; the clock goes on as it went. */
  refresh(): Promise<void>;
}

/**
 * The clock of the database's server, whatever that of this machine says, also when it is set while the process runs: between two
 * questions it goes on by the monotonic clock. The embedded database has no other clock than this machine's.
 * @param own this machine's clock
 * @param monotonic milliseconds that nobody sets
 */
export async function openSharedClock(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  own: () => Date,
  monotonic = () => performance.now(),
): Promise<SharedClock> {
  if (kind === 'pglite') return { now: own, refresh: async () => {} };
  /** What the monotonic clock lacks to the server's. */
  let behindMs: number | null = null;

  async function refresh(): Promise<void> {
    const asked = monotonic();
    const { rows } = await db.execute<{ ms: string }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
    );
    const server = Number(rows[0]?.ms);
    // It was read between the question and the answer; as long as ours lies there, it needs no correction.
    const [least, most] = [server - monotonic(), server - asked];
    behindMs = behindMs === null ? (least + most) / 2 : Math.min(Math.max(behindMs, least), most);
  }

  await refresh();
  return { now: () => new Date((behindMs ?? 0) + monotonic()), refresh };
}
