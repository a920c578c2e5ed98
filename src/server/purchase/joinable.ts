import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

import type { PurchaseState } from '../../domain/checkout/purchase-state.ts';
import type { DbOrTx } from '../db/database.ts';
import { ownedBy, type Owner } from './owner.ts';
import { type Purchase, purchaseTable, refundTable } from './tables.ts';

// For queries of rooms above that join their own rows with purchases: these can be read, and not written.

/** All purchases. */
export function allPurchases(db: DbOrTx) {
  return purchasesWhere(db, undefined);
}

/** Those of an owner: a foreign one is not found. */
export function purchasesOf(db: DbOrTx, owner: Owner) {
  return purchasesWhere(db, ownedBy(owner));
}

/** Those that the same user has, or the same browser shows, as a given one; none where nobody owns that. */
export function purchasesAlongWith(
  db: DbOrTx,
  { userId, guestHash }: Pick<Purchase, 'userId' | 'guestHash'>,
) {
  const isSame = or(
    userId === null ? undefined : ownedBy({ user: userId }),
    guestHash === null ? undefined : ownedBy({ guest: guestHash }),
  );
  return purchasesWhere(db, isSame ?? sql`false`);
}

/** Those in one of some states. */
export function purchasesIn(db: DbOrTx, states: readonly PurchaseState[]) {
  return purchasesWhere(db, inArray(purchaseTable.state, [...states]));
}

/** Those of which names and addresses are still known. */
export function keptPurchases(db: DbOrTx) {
  return purchasesWhere(db, isNull(purchaseTable.erasedAt));
}

/** Those whose money is back since a time. */
export function purchasesRefundedSince(db: DbOrTx, since: Date) {
  return purchasesWhere(db, isRefundedSince(since));
}

/**
 * Those whose money is back, or on its way, since a time, and to which nobody was called yet. `isOutside`: it was sent in a
 * processor's dashboard.
 */
export function purchasesPaidBackSince(db: DbOrTx, since: Date) {
  const { id, wholesaler, state, stateSince, needsReview } = purchaseTable;
  const sentOutside = db
    .select({ one: sql`1` })
    .from(refundTable)
    .where(and(eq(refundTable.purchaseId, id), eq(refundTable.reason, 'outside')));
  return db
    .select({ id, wholesaler, isOutside: sql<boolean>`exists ${sentOutside}`.as('is_outside') })
    .from(purchaseTable)
    .where(and(inArray(state, ['refunding', 'refunded']), gt(stateSince, since), isNull(needsReview)))
    .as('purchase');
}

function isRefundedSince(since: Date): SQL | undefined {
  return and(eq(purchaseTable.state, 'refunded'), gt(purchaseTable.stateSince, since));
}

function purchasesWhere(db: DbOrTx, which: SQL | undefined) {
  return db.select().from(purchaseTable).where(which).as('purchase');
}
