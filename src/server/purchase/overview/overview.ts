import { and, between, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';

import { type ProcessorName, PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import type { PurchaseState } from '../../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../../db/database.ts';
import {
  type Payment,
  paymentTable,
  type Purchase,
  purchaseTable,
  type Refund,
  refundTable,
} from '../tables.ts';

// What an operator asks of the books, and whoever keeps watch for them.

/** Newest first. */
export function purchasesById(db: DbOrTx, ids: string[]): Promise<Purchase[]> {
  return db
    .select()
    .from(purchaseTable)
    .where(inArray(purchaseTable.id, ids))
    .orderBy(desc(purchaseTable.createdAt));
}

/** What is in an account, newest first. */
export function purchasesInAccount(db: DbOrTx, userId: string, limit: number): Promise<Purchase[]> {
  return newest(db, eq(purchaseTable.userId, userId), limit);
}

/** What was bought with an address and is in no account, newest first. */
export function guestPurchasesAt(db: DbOrTx, address: string, limit: number): Promise<Purchase[]> {
  const { email, userId } = purchaseTable;
  const isTheirs = sql`lower(${email}) = ${address.toLowerCase()} and ${email} <> ''`;
  return newest(db, and(isTheirs, isNull(userId)), limit);
}

function newest(db: DbOrTx, which: SQL | undefined, limit: number): Promise<Purchase[]> {
  return db.select().from(purchaseTable).where(which).orderBy(desc(purchaseTable.createdAt)).limit(limit);
}

/** How many purchases are in each of some accounts; nothing where there is none. */
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

/** Ids of purchases with an address, up to `limit` as the first and as many as the second one of their buyer. */
export async function idsByAddress(db: DbOrTx, address: string, limit: number): Promise<string[]> {
  const { email, alternativeEmail } = purchaseTable;
  const lower = address.toLowerCase();
  // One after the other: asked for either at once, the database reads everything.
  return [
    ...(await idsWhere(db, sql`lower(${email}) = ${lower} and ${email} <> ''`, limit)),
    ...(await idsWhere(db, sql`lower(${alternativeEmail}) = ${lower}`, limit)),
  ];
}

/** Said for the sake of the index. */
const isAtAProcessor = inArray(paymentTable.provider, [...PROCESSORS]);
/** Behind all that begin alike. */
const LAST_LETTER = '\u{10FFFF}';

/** Ids of purchases that were paid, or are to be, by a payment with a processor's id, or with that of its capture. */
export async function idsByReference(db: DbOrTx, reference: string, limit: number): Promise<string[]> {
  return [
    ...(await idsOfPayments(db, and(isAtAProcessor, eq(paymentTable.reference, reference)), limit)),
    ...(await idsOfPayments(db, and(isAtAProcessor, eq(paymentTable.captureReference, reference)), limit)),
  ];
}

/** The same by the last four digits of the card, the newest. */
export function idsByDigits(db: DbOrTx, digits: string, limit: number): Promise<string[]> {
  return idsOfPayments(db, sql`right(${paymentTable.methodLabel}, 4) = ${digits}`, limit);
}

/** Ids of purchases whose buyer's name begins so. */
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

/** How many purchases there are in each of some states; nothing where there is none. */
export async function countByState(
  db: DbOrTx,
  states: readonly PurchaseState[],
): Promise<Map<PurchaseState, number>> {
  const { state } = purchaseTable;
  const rows = await db
    .select({ state, count: sql<number>`count(*)::int` })
    .from(purchaseTable)
    .where(inArray(state, [...states]))
    .groupBy(state);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/** Purchases made since then to which a person was called, and why. */
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

/** Purchases of which it has not been clear, since then or longer, whether they are ordered. */
export function unclearSince(db: DbOrTx, since: Date): Promise<Pick<Purchase, 'id'>[]> {
  const { id, state, stateSince } = purchaseTable;
  return db
    .select({ id })
    .from(purchaseTable)
    .where(and(eq(state, 'unclear'), lte(stateSince, since)));
}

/** Payments by a processor that were begun since then. */
export function paymentsBegunSince(db: DbOrTx, provider: ProcessorName, since: Date): Promise<Payment[]> {
  return db
    .select()
    .from(paymentTable)
    .where(and(eq(paymentTable.provider, provider), gte(paymentTable.createdAt, since)));
}

/** Every refund of a purchase, what was asked for in vain too. */
export function allRefundsOf(db: DbOrTx, purchaseId: string): Promise<Refund[]> {
  return db.select().from(refundTable).where(eq(refundTable.purchaseId, purchaseId));
}

/** Refunds wanted since then that did not go through. */
export function failedRefundsSince(db: DbOrTx, since: Date): Promise<Pick<Refund, 'id' | 'purchaseId'>[]> {
  const { id, purchaseId, status, createdAt } = refundTable;
  return db
    .select({ id, purchaseId })
    .from(refundTable)
    .where(and(eq(status, 'failed'), gt(createdAt, since)));
}
