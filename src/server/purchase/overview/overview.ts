import { and, between, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';

import { type ProcessorName, PROCESSORS } from '../../../domain/checkout/payment-method.ts';
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
export function purchasesById(db: DbOrTx, ids: string[]): Promise<Purchase[]> {
  return db
    .select()
    .from(purchaseTable)
    .where(inArray(purchaseTable.id, ids))
    .orderBy(desc(purchaseTable.createdAt));
}

/** Purchases in an account, newest first. */
export function purchasesInAccount(db: DbOrTx, userId: string, limit: number): Promise<Purchase[]> {
  return newest(db, eq(purchaseTable.userId, userId), limit);
}

/** Guest purchases with an address that are in no account, newest first. */
export function guestPurchasesAt(db: DbOrTx, address: string, limit: number): Promise<Purchase[]> {
  const { email, userId } = purchaseTable;
  const isTheirs = sql`lower(${email}) = ${address.toLowerCase()} and ${email} <> ''`;
  return newest(db, and(isTheirs, isNull(userId)), limit);
}

function newest(db: DbOrTx, which: SQL | undefined, limit: number): Promise<Purchase[]> {
  return db.select().from(purchaseTable).where(which).orderBy(desc(purchaseTable.createdAt)).limit(limit);
}

/** Number of purchases per account; accounts without any are missing. */
export async function countByUser(db: DbOrTx, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const { userId } = purchaseTable;
  const rows = await db
    .select({ userId, count: sql<number>`count(*)::int` })
    .from(purchaseTable)
    .where(inArray(userId, [...userIds]))
    .groupBy(userId);
  return new Map(rows.map((row) => [row.userId ?? '', row.count]));
}

export function idsBetween(
  db: DbOrTx,
  { first, last }: { first: string; last: string },
  limit: number,
): Promise<string[]> {
  return idsWhere(db, between(purchaseTable.id, first, last), limit);
}

/** Ids of purchases with an address: up to `limit` by the buyer's first address, and as many by their second. */
export async function idsByAddress(db: DbOrTx, address: string, limit: number): Promise<string[]> {
  const { email, alternativeEmail } = purchaseTable;
  const lower = address.toLowerCase();
  // One after the other: for both at once, the database reads everything.
  return [
    ...(await idsWhere(db, sql`lower(${email}) = ${lower} and ${email} <> ''`, limit)),
    ...(await idsWhere(db, sql`lower(${alternativeEmail}) = ${lower}`, limit)),
  ];
}

/** Written out, so that the index applies. */
const isAtAProcessor = inArray(paymentTable.provider, [...PROCESSORS]);
/** Sorts after everything with the same beginning. */
const LAST_LETTER = '\u{10FFFF}';

/** Ids of purchases with a payment that has this processor's id, or whose capture has it. */
export async function idsByReference(db: DbOrTx, reference: string, limit: number): Promise<string[]> {
  return [
    ...(await idsOfPayments(db, and(isAtAProcessor, eq(paymentTable.reference, reference)), limit)),
    ...(await idsOfPayments(db, and(isAtAProcessor, eq(paymentTable.captureReference, reference)), limit)),
  ];
}

/** The same by the last four digits of the card, newest first. */
export function idsByDigits(db: DbOrTx, digits: string, limit: number): Promise<string[]> {
  return idsOfPayments(db, sql`right(${paymentTable.methodLabel}, 4) = ${digits}`, limit);
}

/** Ids of purchases whose buyer's name begins like this. */
export function idsByName(db: DbOrTx, beginning: string, limit: number): Promise<string[]> {
  const { fullName } = purchaseTable;
  const first = beginning.toLowerCase();
  const isSo = sql`lower(${fullName}) ~>=~ ${first} and lower(${fullName}) ~<~ ${first + LAST_LETTER}`;
  return idsWhere(db, sql`${isSo} and ${fullName} <> ''`, limit);
}

async function idsOfPayments(db: DbOrTx, isNamed: SQL | undefined, limit: number): Promise<string[]> {
  const { purchaseId, createdAt } = paymentTable;
  const rows = await db
    .select({ id: purchaseId })
    .from(paymentTable)
    .where(isNamed)
    .orderBy(desc(createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

async function idsWhere(db: DbOrTx, isNamed: SQL | undefined, limit: number): Promise<string[]> {
  const rows = await db.select({ id: purchaseTable.id }).from(purchaseTable).where(isNamed).limit(limit);
  return rows.map(({ id }) => id);
}

/** Number of purchases per state; states without any are missing. */
export async function countByState(
  db: DbOrTx,
  states: readonly PurchaseState[],
): Promise<Map<PurchaseState, number>> {
  const { state } = purchaseTable;
  const rows = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(purchaseTable)
    .where(inStates(states))
    .groupBy(state);
  return new Map(rows.map((row) => [row.state, row.count]));
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

/** Failed refunds requested since then. */
export function failedRefundsSince(db: DbOrTx, since: Date): Promise<Pick<Refund, 'id' | 'purchaseId'>[]> {
  const { id, purchaseId, status, createdAt } = refundTable;
  return db
    .select({ id, purchaseId })
    .from(refundTable)
    .where(and(eq(status, 'failed'), gt(createdAt, since)));
}
