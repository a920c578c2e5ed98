import { and, eq, gte, inArray, sql } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { replacementTable } from '../esims/tables.ts';
import { allPurchases } from '../purchase/joinable.ts';

/** The cost of replacements requested since a time, in cents, by wholesaler. */
export async function replacedSince(db: DbOrTx, since: Date): Promise<Map<string, number>> {
  const { purchaseId, state, askedAt, wholesaleCents } = replacementTable;
  const purchase = allPurchases();
  const rows = await db
    .select({ wholesaler: purchase.wholesaler, cents: sql<number>`sum(${wholesaleCents})::float8` })
    .from(replacementTable)
    .innerJoin(purchase, eq(purchase.id, purchaseId))
    .where(and(gte(askedAt, since), inArray(state, ['ordered', 'delivered'])))
    .groupBy(purchase.wholesaler);
  return new Map(rows.map((row) => [row.wholesaler, row.cents]));
}

/** Purchases whose replacement was asked for since a time, and ordered: `purchase_id` of each. */
export const replacedPurchases = (since: Date) => sql`
  select purchase_id from replacement
  where asked_at >= ${since.toISOString()}::timestamptz and state in ('ordered', 'delivered')`;
