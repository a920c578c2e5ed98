import { and, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Db } from './database.ts';

/** Rows deleted in one short transaction. */
const BATCH = 1000;

/**
 * Deletes one batch of a table's rows as old as `until`, and returns how many. Oldest first, by the index on their age, so that
 * rows deleted before are not read again.
 * @param age the column with the row's age
 */
export async function deleteBatch(db: Db, age: PgColumn, until: Date, which?: SQL): Promise<number> {
  const some = db
    .select({ at: sql`ctid` })
    .from(age.table)
    .where(and(lte(age, until), which))
    .orderBy(age)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const deleted = await db
    .delete(age.table)
    .where(sql`ctid = any(array${some})`)
    .returning({ one: sql`1` });
  return deleted.length;
}
