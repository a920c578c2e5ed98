import { and, type AnyColumn, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';

import type { PurchaseState } from '../../domain/checkout/purchase-state.ts';
import { GOING_REFUNDS } from '../../domain/checkout/refund-state.ts';
import { inStates } from './in-states.ts';
import { ownedBy, type Owner } from './owner.ts';
import { type Purchase, purchaseTable, refundTable } from './tables.ts';

// For queries of rooms above that join purchases with rows of their own: in such queries, purchases are read and never written.

const query = new QueryBuilder();

/** All purchases. */
export function allPurchases() {
  return purchasesWhere(undefined);
}

/** An owner's purchases: others are not found. */
export function purchasesOf(owner: Owner) {
  return purchasesWhere(ownedBy(owner));
}

/** Purchases with the same user or the same browser as the given one; none if nobody owns that. */
export function purchasesAlongWith({ userId, guestHash }: Pick<Purchase, 'userId' | 'guestHash'>) {
  const isSame = or(
    userId === null ? undefined : ownedBy({ user: userId }),
    guestHash === null ? undefined : ownedBy({ guest: guestHash }),
  );
  return purchasesWhere(isSame ?? sql`false`);
}

/** Purchases in one of these states. */
export function purchasesIn(states: readonly PurchaseState[]) {
  return purchasesWhere(inStates(states));
}

/** Purchases whose names and addresses are not erased. */
export function unerasedPurchases() {
  return purchasesWhere(isNull(purchaseTable.erasedAt));
}

/** Purchases refunded since a time. */
export function purchasesRefundedSince(since: Date) {
  return purchasesWhere(gt(purchaseTable.refundedAt, since));
}

/**
 * Purchases refunded, or being refunded, since a time and not flagged for review. `isOutside`: the refund was made in a
 * processor's dashboard.
 */
export function purchasesPaidBackSince(since: Date) {
  const { id, wholesaler, stateSince, refundedAt, needsReview } = purchaseTable;
  const sentOutside = query
    .select({ one: sql`1` })
    .from(refundTable)
    .where(and(eq(refundTable.purchaseId, id), eq(refundTable.reason, 'outside')));
  const nowIn = (isSo: SQL | undefined) =>
    query
      .select({ id, wholesaler, isOutside: sql<boolean>`exists ${sentOutside}`.as('is_outside') })
      .from(purchaseTable)
      .where(and(isSo, isNull(needsReview)));
  // One query per state, each with its index: for both at once the database reads all purchases.
  return nowIn(and(inStates(['refunding']), gt(stateSince, since)))
    .unionAll(nowIn(gt(refundedAt, since)))
    .as('purchase');
}

/** Whether its buyer or an operator has requested a refund, and the eSIM is not back yet. */
export function isReturnAsked(purchaseId: AnyColumn): SQL<boolean> {
  const { purchaseId: of, status } = refundTable;
  return sql<boolean>`exists (select 1 from ${refundTable} where ${of} = ${purchaseId} and ${status} = 'asked')`;
}

/** Whether an account has a paid purchase, or guests have one with the address that it has verified. */
export function hasBought({ id, email, isVerified }: Record<'id' | 'email' | 'isVerified', AnyColumn>): SQL {
  // With an offset each account is looked up by itself; without one the database may read all purchases for a few accounts.
  return sql`(exists (select 1 from purchase where purchase.user_id = ${id} and purchase.paid_at is not null offset 0)
    or ${isVerified} and exists (select 1 from purchase where lower(purchase.email) = ${email} and purchase.email <> ''
      and purchase.user_id is null and purchase.paid_at is not null offset 0))`;
}

/** Minor refunded, or being refunded, in parts that leave the purchase as it is. */
export function centsBackInPart(purchaseId: AnyColumn): SQL<number> {
  const { purchaseId: of, part, status, amountCents } = refundTable;
  return sql<number>`(select coalesce(sum(${amountCents}), 0)::int from ${refundTable}
    where ${of} = ${purchaseId} and ${part} is not null and ${inArray(status, GOING_REFUNDS)})`;
}

/** Whether the purchase with this id was paid. */
export function isPaidPurchase(purchaseId: AnyColumn): SQL<boolean> {
  return sql<boolean>`exists (select 1 from purchase where purchase.id = ${purchaseId} and purchase.paid_at is not null)`;
}

/** Whether its buyer was erased. */
export function isErasedPurchase(purchaseId: AnyColumn): SQL<boolean> {
  return sql<boolean>`exists (select 1 from purchase where purchase.id = ${purchaseId} and purchase.erased_at is not null)`;
}

function purchasesWhere(which: SQL | undefined) {
  return query.select().from(purchaseTable).where(which).as('purchase');
}
