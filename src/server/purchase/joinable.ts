import { and, type AnyColumn, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';

import type { PurchaseState } from '../../domain/checkout/purchase-state.ts';
import { GOING_REFUNDS } from '../../domain/checkout/refund-state.ts';
import { ownedBy, type Owner } from './owner.ts';
import { type Purchase, purchaseTable, refundTable } from './tables.ts';

// For queries of rooms above that join their own rows with purchases: as part of such a query they are read, and never written.

const query = new QueryBuilder();

/** All purchases. */
export function allPurchases() {
  return purchasesWhere(undefined);
}

/** Those of an owner: a foreign one is not found. */
export function purchasesOf(owner: Owner) {
  return purchasesWhere(ownedBy(owner));
}

/** Those that the same user has, or the same browser shows, as a given one; none where nobody owns that. */
export function purchasesAlongWith({ userId, guestHash }: Pick<Purchase, 'userId' | 'guestHash'>) {
  const isSame = or(
    userId === null ? undefined : ownedBy({ user: userId }),
    guestHash === null ? undefined : ownedBy({ guest: guestHash }),
  );
  return purchasesWhere(isSame ?? sql`false`);
}

/** Those in one of some states. */
export function purchasesIn(states: readonly PurchaseState[]) {
  return purchasesWhere(inArray(purchaseTable.state, [...states]));
}

/** Those of which names and addresses are still known. */
export function keptPurchases() {
  return purchasesWhere(isNull(purchaseTable.erasedAt));
}

/** Those whose money is back since a time. */
export function purchasesRefundedSince(since: Date) {
  return purchasesWhere(and(eq(purchaseTable.state, 'refunded'), gt(purchaseTable.stateSince, since)));
}

/**
 * Those whose money is back, or on its way, since a time, and to which nobody was called yet. `isOutside`: it was sent in a
 * processor's dashboard.
 */
export function purchasesPaidBackSince(since: Date) {
  const { id, wholesaler, state, stateSince, needsReview } = purchaseTable;
  const sentOutside = query
    .select({ one: sql`1` })
    .from(refundTable)
    .where(and(eq(refundTable.purchaseId, id), eq(refundTable.reason, 'outside')));
  const nowIn = (one: PurchaseState) =>
    query
      .select({ id, wholesaler, isOutside: sql<boolean>`exists ${sentOutside}`.as('is_outside') })
      .from(purchaseTable)
      .where(and(eq(state, one), gt(stateSince, since), isNull(needsReview)));
  // Each by the index of its state: for both at once the database reads all purchases.
  return nowIn('refunding').unionAll(nowIn('refunded')).as('purchase');
}

/** Whether its buyer, or an operator, has asked for its money, and the eSIM is not back yet. */
export function isReturnAsked(purchaseId: AnyColumn): SQL<boolean> {
  const { purchaseId: of, status } = refundTable;
  return sql<boolean>`exists (select 1 from ${refundTable} where ${of} = ${purchaseId} and ${status} = 'asked')`;
}

/** Cents of it that go back, or have gone, and leave it as it is. */
export function centsBackInPart(purchaseId: AnyColumn): SQL<number> {
  const { purchaseId: of, part, status, amountCents } = refundTable;
  return sql<number>`(select coalesce(sum(${amountCents}), 0)::int from ${refundTable}
    where ${of} = ${purchaseId} and ${part} is not null and ${inArray(status, GOING_REFUNDS)})`;
}

function purchasesWhere(which: SQL | undefined) {
  return query.select().from(purchaseTable).where(which).as('purchase');
}
