import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';

import type { ProcessorName } from '../../../domain/checkout/payment-method.ts';
import type { PurchaseState } from '../../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../../db/database.ts';
import { inStates } from '../in-states.ts';
import {
  type Payment,
  paymentTable,
  type Purchase,
  purchaseTable,
  type Refund,
  refundTable,
} from '../tables.ts';

// Queries for operators, and for the jobs that watch the books for them.

/** Newest first. */
export async function purchasesById(db: DbOrTx, ids: string[]): Promise<Purchase[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(purchaseTable)
    .where(inArray(purchaseTable.id, ids))
    .orderBy(desc(purchaseTable.createdAt));
}

/** Purchases in an account, newest first. */
export function purchasesInAccount(db: DbOrTx, userId: string, limit: number): Promise<Purchase[]> {
  const { userId: owner, createdAt } = purchaseTable;
  return db.select().from(purchaseTable).where(eq(owner, userId)).orderBy(desc(createdAt)).limit(limit);
}

/** Guest purchases with an address that are in no account, newest first. */
export function guestPurchasesAt(db: DbOrTx, address: string, limit: number): Promise<Purchase[]> {
  const { email, userId, createdAt } = purchaseTable;
  const isTheirs = sql`lower(${email}) = ${address.toLowerCase()} and ${email} <> ''`;
  // Ordered by what no index has: for an address that is nowhere, the database would read all purchases by their age.
  return db
    .select()
    .from(purchaseTable)
    .where(and(isTheirs, isNull(userId)))
    .orderBy(sql`${createdAt} + interval '0' desc`)
    .limit(limit);
}

/**
 * How many purchases are in each state, and since when the oldest has waited: for its eSIM since the payment, or since its latest
 * replacement was wanted; in other states since it came into them. States without any are missing.
 */
export async function waitingByState(
  db: DbOrTx,
  states: readonly PurchaseState[],
): Promise<Map<PurchaseState, { count: number; since: Date }>> {
  const { state, stateSince, paidAt, replacingSince } = purchaseTable;
  const since = sql`case when ${inArray(state, ['paid', 'ordering', 'unclear'])}
    then coalesce(${replacingSince}, ${paidAt}, ${stateSince}) else ${stateSince} end`;
  const rows = await db
    .select({
      state,
      count: sql<number>`count(*)::int`,
      since: sql`min(${since})`.mapWith(stateSince),
    })
    .from(purchaseTable)
    .where(inStates(states))
    .groupBy(state);
  return new Map(rows.map((row) => [row.state, row]));
}

/** Purchases made since then that were flagged for review, with the reasons. */
export function flaggedSince(db: DbOrTx, since: Date): Promise<Pick<Purchase, 'id' | 'needsReview'>[]> {
  const { id, needsReview, createdAt } = purchaseTable;
  return db
    .select({ id, needsReview })
    .from(purchaseTable)
    .where(and(isNotNull(needsReview), gt(createdAt, since)));
}

/** Purchases made since then whose payment is disputed. */
export function disputedSince(db: DbOrTx, since: Date): Promise<Pick<Purchase, 'id'>[]> {
  const { id, disputed, createdAt } = purchaseTable;
  return db
    .select({ id })
    .from(purchaseTable)
    .where(and(eq(disputed, true), gt(createdAt, since)));
}

/** Purchases whose provider order has been unclear since then or longer. */
export function unclearSince(db: DbOrTx, since: Date): Promise<Pick<Purchase, 'id'>[]> {
  const { id, stateSince } = purchaseTable;
  return db
    .select({ id })
    .from(purchaseTable)
    .where(and(inStates(['unclear']), lte(stateSince, since)));
}

/** A processor's payments begun since then. */
export function paymentsBegunSince(db: DbOrTx, provider: ProcessorName, since: Date): Promise<Payment[]> {
  return db
    .select()
    .from(paymentTable)
    .where(and(eq(paymentTable.provider, provider), gte(paymentTable.createdAt, since)));
}

/** All refunds of a purchase, including refused ones. */
export function allRefundsOf(db: DbOrTx, purchaseId: string): Promise<Refund[]> {
  return db.select().from(refundTable).where(eq(refundTable.purchaseId, purchaseId));
}

/** Refunds of these purchases, newest first. */
export function refundsOfPurchases(db: DbOrTx, purchaseIds: string[], limit: number): Promise<Refund[]> {
  if (purchaseIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(refundTable)
    .where(inArray(refundTable.purchaseId, purchaseIds))
    .orderBy(desc(refundTable.createdAt))
    .limit(limit);
}

/** Failed refunds requested since then. */
export function failedRefundsSince(db: DbOrTx, since: Date): Promise<Pick<Refund, 'id' | 'purchaseId'>[]> {
  const { id, purchaseId, status, createdAt } = refundTable;
  return db
    .select({ id, purchaseId })
    .from(refundTable)
    .where(and(eq(status, 'failed'), gt(createdAt, since)));
}
