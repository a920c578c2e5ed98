import { and, eq, gte, inArray, sql } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { replacementTable } from '../esims/tables.ts';
import { allPurchases } from '../purchase/joinable.ts';

/** For purchases with replaced eSIMs: the cost of each new eSIM, and a negative amount for each old one paid back. In cents. */
export const REPLACEMENT_COSTS = sql`
  select purchase_id, wholesale_cents as cents from replacement where state in ('ordered', 'delivered')
  union all
  select old.purchase_id, -back.wholesale_cents from provider_order as old
  join provider_return as back on back.wholesaler = old.wholesaler and back.order_reference = old.reference
  where old.purchase_id in (select purchase_id from replacement) and old.outcome = 'replaced'
    and back.state = 'paid_back'`;

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
