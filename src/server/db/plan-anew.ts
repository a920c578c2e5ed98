import { sql } from 'drizzle-orm';

import type { Db, Tx } from './database.ts';

/**
 * Reads what the database has to plan for these very values: a state that three orders are in, or nearly all. A statement that is planned
 * for good would take one way for both.
 */
export function planAnew<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`);
    return read(tx);
  });
}
