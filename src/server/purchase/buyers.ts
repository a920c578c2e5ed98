import { and, desc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';

import { AWAITED_PURCHASES, type PurchaseState } from '../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../db/database.ts';
import { ownedBy, type Owner } from './owner.ts';
import { paymentTable, type Purchase, purchaseTable } from './tables.ts';

/** States of a purchase that was refunded, or is being refunded. */
export const RETURNED: PurchaseState[] = ['refunding', 'refunded'];

/** The owners of these purchases. */
export function ownersOf(
  db: DbOrTx,
  purchaseIds: string[],
): Promise<Pick<Purchase, 'userId' | 'guestHash'>[]> {
  const { userId, guestHash } = purchaseTable;
  return db.select({ userId, guestHash }).from(purchaseTable).where(inArray(purchaseTable.id, purchaseIds));
}

/** The data a user last gave for mails and invoices. */
export async function lastBuyerOf(
  db: DbOrTx,
  userId: string,
): Promise<Pick<Purchase, 'fullName' | 'company' | 'vatNumber'> | null> {
  const { fullName, company, vatNumber } = purchaseTable;
  const [last] = await db
    .select({ fullName, company, vatNumber })
    .from(purchaseTable)
    .where(and(eq(purchaseTable.userId, userId), ne(purchaseTable.fullName, '')))
    .orderBy(desc(purchaseTable.createdAt))
    .limit(1);
  return last ?? null;
}

/**
 * An owner's paid purchases without an eSIM yet, including those whose payment is being checked, and those being refunded or
 * refunded since then; newest first.
 */
export function waitingPurchases(db: DbOrTx, owner: Owner, refundedSince: Date): Promise<Purchase[]> {
  const held = sql`exists (select 1 from ${paymentTable}
    where ${paymentTable.purchaseId} = ${purchaseTable.id} and ${paymentTable.status} = 'held')`;
  const isProcessing = inArray(purchaseTable.state, AWAITED_PURCHASES);
  const isHeld = and(eq(purchaseTable.state, 'paying'), held);
  const isReturned = and(inArray(purchaseTable.state, RETURNED), gt(purchaseTable.stateSince, refundedSince));
  return db
    .select()
    .from(purchaseTable)
    .where(and(ownedBy(owner), or(isProcessing, isHeld, isReturned)))
    .orderBy(desc(purchaseTable.createdAt))
    .limit(100);
}

/** An owner's paid purchases, newest first. */
export function newestPaidOf(db: DbOrTx, owner: Owner, limit: number): Promise<Purchase[]> {
  return db
    .select()
    .from(purchaseTable)
    .where(and(ownedBy(owner), isNotNull(purchaseTable.paidAt)))
    .orderBy(desc(purchaseTable.createdAt))
    .limit(limit);
}
