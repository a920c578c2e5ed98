import { and, eq, isNull, or, sql } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { purchaseTable } from './tables.ts';

/** Calls a person to a purchase. What they were called for before stays; said again, nothing changes. */
export async function flagForReview(db: DbOrTx, purchaseId: string, why: string): Promise<void> {
  const { id, needsReview } = purchaseTable;
  await db
    .update(purchaseTable)
    .set({ needsReview: sql`concat_ws('; ', ${needsReview}, ${why}::text)` })
    .where(
      and(eq(id, purchaseId), or(isNull(needsReview), sql`position(${why}::text in ${needsReview}) = 0`)),
    );
}
