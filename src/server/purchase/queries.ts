import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { AWAITED_PAYMENTS, mayBringMoney } from '../../domain/checkout/payment-state.ts';
import { AWAITED_PURCHASES, type PurchaseState } from '../../domain/checkout/purchase-state.ts';
import { UNGRANTED_REFUNDS } from '../../domain/checkout/refund-state.ts';
import { isAbout } from '../core/work.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { columnsOf, statement } from '../db/statement.ts';
import { inStates, isUnderWay } from './in-states.ts';
import { ownedBy, type Owner } from './owner.ts';
import {
  type Payment,
  paymentTable,
  type Purchase,
  purchaseTable,
  refundTable,
  type Refund,
} from './tables.ts';

/** States of a purchase that was refunded, or is being refunded. */
export const RETURNED: PurchaseState[] = ['refunding', 'refunded'];

/** To read a purchase from the answer of a database function. */
export const purchaseColumns = columnsOf(purchaseTable);

const byId = statement((db) =>
  db
    .select()
    .from(purchaseTable)
    .where(eq(purchaseTable.id, sql.placeholder('id'))),
);

export async function readPurchase(db: DbOrTx, id: string): Promise<Purchase | null> {
  isAbout(id);
  const [purchase] = await byId(db, { id });
  return purchase ?? null;
}

/** Reads and locks the purchase: nobody else moves it until the transaction ends. */
export async function lockPurchase(tx: Tx, id: string): Promise<Purchase | null> {
  isAbout(id);
  const [purchase] = await tx.select().from(purchaseTable).where(eq(purchaseTable.id, id)).for('update');
  return purchase ?? null;
}

/** Each column with its own index, whatever the planner knows of a table that has just begun to fill. */
const idBy = (column: PgColumn) => sql`(select ${paymentTable.id} from ${paymentTable}
  where ${paymentTable.provider} = ${sql.placeholder('provider')} and ${column} = ${sql.placeholder('reference')})`;

const byReference = statement((db) =>
  db
    .select({ payment: paymentTable, purchase: purchaseTable })
    .from(paymentTable)
    .innerJoin(purchaseTable, eq(purchaseTable.id, paymentTable.purchaseId))
    .where(
      eq(
        paymentTable.id,
        sql`coalesce(${idBy(paymentTable.reference)}, ${idBy(paymentTable.captureReference)})`,
      ),
    ),
);

/** The payment with this processor's id, or whose capture has it, with its purchase. */
export async function readPayment(
  db: DbOrTx,
  provider: Payment['provider'],
  reference: string,
): Promise<{ payment: Payment; purchase: Purchase } | null> {
  const [row] = await byReference(db, { provider, reference });
  if (row) isAbout(row.purchase.id);
  return row ?? null;
}

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

/** Plans paid for an eSIM but not on it yet: all, or those older than another purchase. */
export function plansOnTheirWayTo(
  db: DbOrTx,
  iccid: string,
  before?: Purchase,
): Promise<Pick<Purchase, 'bundleName' | 'plan'>[]> {
  const { bundleName, plan, topUpIccid, createdAt } = purchaseTable;
  return db
    .select({ bundleName, plan })
    .from(purchaseTable)
    .where(
      and(eq(topUpIccid, iccid), inStates(AWAITED_PURCHASES), before && lt(createdAt, before.createdAt)),
    );
}

/** All payments of a purchase, oldest first. */
export function paymentsOf(db: DbOrTx, purchaseId: string): Promise<Payment[]> {
  return db
    .select()
    .from(paymentTable)
    .where(eq(paymentTable.purchaseId, purchaseId))
    .orderBy(paymentTable.createdAt, paymentTable.id);
}

/** Payments that may still bring money. */
export async function openPaymentsOf(db: DbOrTx, purchaseId: string): Promise<Payment[]> {
  return (await paymentsOf(db, purchaseId)).filter(({ status }) => mayBringMoney(status));
}

const accepted = statement((db) =>
  db
    .select()
    .from(paymentTable)
    .where(
      and(eq(paymentTable.purchaseId, sql.placeholder('purchaseId')), eq(paymentTable.status, 'accepted')),
    ),
);

/** The accepted payment; null before it is paid. */
export async function acceptedPayment(db: DbOrTx, purchaseId: string): Promise<Payment | null> {
  const [payment] = await accepted(db, { purchaseId });
  return payment ?? null;
}

/** The same for several purchases, by their ids. */
export async function acceptedPaymentsOf(
  db: DbOrTx,
  purchaseIds: readonly string[],
): Promise<Map<string, Payment>> {
  if (purchaseIds.length === 0) return new Map();
  const { purchaseId, status } = paymentTable;
  const rows = await db
    .select()
    .from(paymentTable)
    .where(and(inArray(purchaseId, [...purchaseIds]), eq(status, 'accepted')));
  return new Map(rows.map((payment) => [payment.purchaseId, payment]));
}

/** Purchases due to be looked at, longest waiting first. */
export function standingPurchases(db: DbOrTx, now: Date, limit: number): Promise<Purchase[]> {
  return db
    .select()
    .from(purchaseTable)
    .where(and(isUnderWay, lte(purchaseTable.nextPollAt, now)))
    .orderBy(purchaseTable.nextPollAt)
    .limit(limit);
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

/**
 * By purchase id, the refund that ends each purchase, of its whole amount or the rest, done or under way. Refused ones do not
 * count.
 */
export async function refundsOf(db: DbOrTx, purchaseIds: readonly string[]): Promise<Map<string, Refund>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(refundTable)
    .where(
      and(
        inArray(refundTable.purchaseId, [...purchaseIds]),
        // A partial refund has no reason, so it does not match either.
        ne(refundTable.reason, 'surplus'),
        notInArray(refundTable.status, UNGRANTED_REFUNDS),
      ),
    )
    .orderBy(refundTable.createdAt);
  return new Map(rows.map((refund) => [refund.purchaseId, refund]));
}

/** Whether a return waits for the wholesaler. */
export async function hasAskedRefund(db: DbOrTx, purchaseId: string): Promise<boolean> {
  const rows = await db
    .select({ id: refundTable.id })
    .from(refundTable)
    .where(and(eq(refundTable.purchaseId, purchaseId), eq(refundTable.status, 'asked')))
    .limit(1);
  return rows.length > 0;
}

/** When an order's refund was complete; null before that. */
export function refundedAt(refund: Refund | undefined): Date | null {
  return refund?.status === 'succeeded' ? refund.settledAt : null;
}

/** Payments that may still bring money though their purchase no longer waits for any. */
export function strayPayments(db: DbOrTx, now: Date, limit: number): Promise<Payment[]> {
  return db
    .select({ payment: paymentTable })
    .from(paymentTable)
    .innerJoin(purchaseTable, eq(purchaseTable.id, paymentTable.purchaseId))
    .where(
      and(
        inArray(paymentTable.status, AWAITED_PAYMENTS),
        notInArray(purchaseTable.state, ['created', 'paying']),
        or(isNull(paymentTable.nextPollAt), lte(paymentTable.nextPollAt, now)),
      ),
    )
    .limit(limit)
    .then((rows) => rows.map(({ payment }) => payment));
}
