import { and, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';

import { RETENTION, spanBefore } from '../../domain/retention.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { type Purchase, purchaseTable } from './tables.ts';

/**
 * Locks up to `limit` purchases due for erasure: guests' purchases, and unpaid checkouts. Each kind is read by itself, oldest
 * first, because each has an index that contains little else. Returns their ids.
 */
export async function lockOldPurchases(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const ids: string[] = [];
  for (const [isOld, age] of [
    [isOldGuestPurchase(now), purchaseTable.createdAt],
    [isOldUnpaidCheckout(now), purchaseTable.abandonedAt],
  ] as const) {
    const due = await tx
      .select({ id: purchaseTable.id })
      .from(purchaseTable)
      .where(and(isNull(purchaseTable.erasedAt), isOld))
      .orderBy(age)
      .limit(limit - ids.length)
      .for('update', { skipLocked: true });
    ids.push(...due.map(({ id }) => id));
  }
  return ids;
}

/** A user's purchases, locked until the transaction ends. */
export function lockPurchasesOf(
  tx: Tx,
  userId: string,
): Promise<Pick<Purchase, 'id' | 'state' | 'guestHash'>[]> {
  return tx
    .select({ id: purchaseTable.id, state: purchaseTable.state, guestHash: purchaseTable.guestHash })
    .from(purchaseTable)
    .where(eq(purchaseTable.userId, userId))
    .for('update');
}

/** The same for guest purchases with an address that are in no account. */
export function lockGuestPurchasesAt(
  tx: Tx,
  address: string,
): Promise<Pick<Purchase, 'id' | 'state' | 'disputed'>[]> {
  const { id, state, disputed, email, userId } = purchaseTable;
  return tx
    .select({ id, state, disputed })
    .from(purchaseTable)
    .where(and(sql`lower(${email}) = ${address.toLowerCase()} and ${email} <> ''`, isNull(userId)))
    .for('update');
}

/** Those of these addresses, in lower case, with which somebody bought as a guest and is not erased. */
export async function guestAddressesAmong(
  db: DbOrTx,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const { email, userId } = purchaseTable;
  const address = sql<string>`lower(${email})`;
  const rows = await db
    .selectDistinct({ address })
    .from(purchaseTable)
    .where(and(inArray(address, [...addresses]), ne(email, ''), isNull(userId)));
  return new Set(rows.map((row) => row.address));
}

/** Whether a payment for a purchase in an account is disputed. */
export async function hasDispute(tx: Tx, userId: string): Promise<boolean> {
  const [disputed] = await tx
    .select({ id: purchaseTable.id })
    .from(purchaseTable)
    .where(and(eq(purchaseTable.userId, userId), eq(purchaseTable.disputed, true)))
    .limit(1);
  return disputed !== undefined;
}

/** Erases the buyer's data. Plan, price, fee, dates and references stay for the books. */
export async function eraseBuyers(tx: Tx, ids: string[], now: Date): Promise<void> {
  await tx
    .update(purchaseTable)
    .set({
      erasedAt: now,
      fullName: '',
      company: null,
      vatNumber: null,
      email: '',
      alternativeEmail: null,
      marketingOptIn: false,
      cardConsentAt: null,
      withdrawalConsentAt: null,
      withdrawalConsentVersion: null,
      userId: null,
      guestHash: null,
      attemptId: null,
      lastError: null,
    })
    .where(inArray(purchaseTable.id, ids));
}

/** Removes a user's remaining purchases from their account. */
export async function leaveAccount(tx: Tx, userId: string): Promise<void> {
  await tx.update(purchaseTable).set({ userId: null }).where(eq(purchaseTable.userId, userId));
}

function isOldGuestPurchase(now: Date): SQL | undefined {
  return and(
    isNull(purchaseTable.userId),
    inArray(purchaseTable.state, ['delivered', 'refunded']),
    lte(purchaseTable.createdAt, spanBefore(now, RETENTION.guestPurchase)),
  );
}

function isOldUnpaidCheckout(now: Date): SQL {
  return lte(purchaseTable.abandonedAt, spanBefore(now, RETENTION.unpaidCheckout));
}
