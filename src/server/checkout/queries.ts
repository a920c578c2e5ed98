import { and, desc, eq, inArray, lte, ne, notInArray } from 'drizzle-orm';

import { buyerView, PURCHASE_STATES } from '../../domain/checkout/purchase-state.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { ownedBy, type Owner } from './owner.ts';
import {
  type Payment,
  paymentTable,
  type Purchase,
  purchaseTable,
  refundTable,
  type Refund,
} from './tables.ts';

export async function readPurchase(db: DbOrTx, id: string): Promise<Purchase | null> {
  const [purchase] = await db.select().from(purchaseTable).where(eq(purchaseTable.id, id));
  return purchase ?? null;
}

/** The purchase as it is until the transaction ends: nobody else moves it meanwhile. */
export async function lockPurchase(tx: Tx, id: string): Promise<Purchase | null> {
  const [purchase] = await tx.select().from(purchaseTable).where(eq(purchaseTable.id, id)).for('update');
  return purchase ?? null;
}

/** The payment that a processor's id stands for, with its purchase. */
export async function readPayment(
  db: DbOrTx,
  provider: Payment['provider'],
  reference: string,
): Promise<{ payment: Payment; purchase: Purchase } | null> {
  const [row] = await db
    .select({ payment: paymentTable, purchase: purchaseTable })
    .from(paymentTable)
    .innerJoin(purchaseTable, eq(purchaseTable.id, paymentTable.purchaseId))
    .where(and(eq(paymentTable.provider, provider), eq(paymentTable.reference, reference)));
  return row ?? null;
}

export function openPaymentsOf(db: DbOrTx, purchaseId: string): Promise<Payment[]> {
  return db
    .select()
    .from(paymentTable)
    .where(and(eq(paymentTable.purchaseId, purchaseId), eq(paymentTable.status, 'open')));
}

/** The card payment that the buyer confirms or has confirmed. */
export async function cardPaymentOf(db: DbOrTx, purchaseId: string): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(paymentTable)
    .where(
      and(
        eq(paymentTable.purchaseId, purchaseId),
        eq(paymentTable.provider, 'stripe'),
        inArray(paymentTable.status, ['open', 'accepted']),
      ),
    );
  return payment ?? null;
}

/** The one payment that counts; null before it is paid. */
export async function acceptedPayment(db: DbOrTx, purchaseId: string): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(paymentTable)
    .where(and(eq(paymentTable.purchaseId, purchaseId), eq(paymentTable.status, 'accepted')));
  return payment ?? null;
}

/** Refunds whose money has not arrived at an end yet. */
export function openRefunds(db: DbOrTx, limit: number): Promise<Refund[]> {
  return db
    .select()
    .from(refundTable)
    .where(notInArray(refundTable.status, ['succeeded', 'failed']))
    .limit(limit);
}

/** Purchases that have stood still until now, longest waiting first. */
export function standingPurchases(db: DbOrTx, now: Date, limit: number): Promise<Purchase[]> {
  return db
    .select()
    .from(purchaseTable)
    .where(
      and(
        lte(purchaseTable.nextLookAt, now),
        notInArray(purchaseTable.state, ['delivered', 'refunded', 'abandoned']),
      ),
    )
    .orderBy(purchaseTable.nextLookAt)
    .limit(limit);
}

/** What a buyer has paid and has no eSIM for yet, newest first. */
export function waitingPurchases(db: DbOrTx, owner: Owner): Promise<Purchase[]> {
  return db
    .select()
    .from(purchaseTable)
    .where(
      and(
        ownedBy(owner),
        inArray(
          purchaseTable.state,
          PURCHASE_STATES.filter((state) => buyerView(state) === 'processing'),
        ),
      ),
    )
    .orderBy(desc(purchaseTable.createdAt))
    .limit(100);
}

/** When the money of an undelivered order had gone back; null before that. */
export async function refundedAt(db: DbOrTx, purchaseId: string): Promise<Date | null> {
  const [refund] = await db
    .select({ at: refundTable.settledAt })
    .from(refundTable)
    .where(
      and(
        eq(refundTable.purchaseId, purchaseId),
        eq(refundTable.status, 'succeeded'),
        ne(refundTable.reason, 'surplus'),
      ),
    );
  return refund?.at ?? null;
}
