import { and, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { AWAITED_PAYMENTS, mayBringMoney } from '../../domain/checkout/payment-state.ts';
import { isAbout } from '../core/work.ts';
import type { DbOrTx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type Payment, paymentTable, type Purchase, purchaseTable } from './tables.ts';

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

/** The shares of payments that were split over the lines of a basket, each with what it is a part of, by line. */
export async function partsOfPayments(db: DbOrTx, payments: readonly Payment[]): Promise<Payment[]> {
  if (payments.length === 0) return [];
  return db
    .select()
    .from(paymentTable)
    .where(
      inArray(
        paymentTable.partOf,
        payments.map(({ id, partOf }) => partOf ?? id),
      ),
    )
    .orderBy(paymentTable.reference);
}

/** Payments as their processors know them: those that were split have the amount of all their parts among the given ones. */
export function wholePayments(payments: readonly Payment[]): Payment[] {
  const more = new Map<string, number>();
  for (const { partOf, amountCents } of payments)
    if (partOf !== null) more.set(partOf, (more.get(partOf) ?? 0) + amountCents);
  return payments
    .filter(({ partOf }) => partOf === null)
    .map((payment) =>
      more.has(payment.id)
        ? Object.assign({}, payment, { amountCents: payment.amountCents + (more.get(payment.id) ?? 0) })
        : payment,
    );
}

/** Payments that may still bring money though their purchase no longer waits for any. */
export function orphanedPayments(db: DbOrTx, now: Date, limit: number): Promise<Payment[]> {
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
