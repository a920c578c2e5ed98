import { and, asc, gte, notInArray, sql } from 'drizzle-orm';

import type { PurchaseState } from '../../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../../db/database.ts';
import { isUnderWay } from '../in-states.ts';
import { type Purchase, purchaseTable } from '../tables.ts';

/** A payment later than this after the checkout is opened does not count in a day's cost. */
const PAID_WITHIN_DAYS = 10;

/** The wholesale cost of purchases paid since then, by wholesaler. */
export async function costSince(db: DbOrTx, since: Date): Promise<Map<string, number>> {
  const { createdAt, paidAt, wholesaler, wholesaleCents } = purchaseTable;
  const opened = new Date(since.getTime() - PAID_WITHIN_DAYS * 86_400_000);
  const rows = await db
    .select({ wholesaler, cents: sql<number>`sum(${wholesaleCents})::float8` })
    .from(purchaseTable)
    .where(and(gte(createdAt, opened), gte(paidAt, since)))
    .groupBy(wholesaler);
  return new Map(rows.map((row) => [row.wholesaler, row.cents]));
}

/** Number of purchases in each state that is not final, and since when the oldest is in it. */
export function underWay(db: DbOrTx): Promise<{ state: PurchaseState; count: number; since: string }[]> {
  const { state, stateSince } = purchaseTable;
  return db
    .select({ state, count: sql<number>`count(*)::int`, since: sql<string>`min(${stateSince})` })
    .from(purchaseTable)
    .where(isUnderWay)
    .groupBy(state);
}

/** Paid purchases that have waited longest to be finished. */
export function longestUnderWay(
  db: DbOrTx,
  limit: number,
): Promise<Pick<Purchase, 'id' | 'state' | 'stateSince' | 'countryCode' | 'needsReview'>[]> {
  const { id, state, stateSince, countryCode, needsReview } = purchaseTable;
  return db
    .select({ id, state, stateSince, countryCode, needsReview })
    .from(purchaseTable)
    .where(and(isUnderWay, notInArray(state, ['created', 'paying'])))
    .orderBy(asc(stateSince))
    .limit(limit);
}
