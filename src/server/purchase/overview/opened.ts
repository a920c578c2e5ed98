import { lte, max, sql } from 'drizzle-orm';

import type { DbOrTx } from '../../db/database.ts';
import { purchaseTable } from '../tables.ts';

/** When the newest purchase was opened; null if there is none. */
export async function newestOpened(db: DbOrTx): Promise<Date | null> {
  const [row] = await db.select({ at: max(purchaseTable.createdAt) }).from(purchaseTable);
  return row?.at ?? null;
}

/** Reads the index of all purchases, for a rehearsal that happens once a month: a million take a third of a second. */
export async function countOpenedUntil(db: DbOrTx, at: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(purchaseTable)
    .where(lte(purchaseTable.createdAt, at));
  return row?.count ?? 0;
}
