import { randomUUID } from 'node:crypto';

import { and, type AnyColumn, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';

import type { ManualMethod, PaymentMethod } from '../../domain/checkout/payment-method.ts';
import type { PaymentTerms } from '../../domain/checkout/payment-terms-schema.ts';
import type { Minor, Money } from '../../domain/money.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { wellFormed } from '../db/json-column.ts';
import {
  type ManualPayment,
  manualPaymentTable,
  type ManualRefund,
  manualRefundTable,
  type NotedTransfer,
  notedTransferTable,
} from './tables.ts';

/** A payment with everything that was noted about it. */
export interface ManualBooks {
  payment: ManualPayment;
  refunds: ManualRefund[];
  transfers: NotedTransfer[];
}

/** Opens a payment. Only a transfer waits for its money. Returns its id. */
export async function openManualPayment(
  tx: Tx,
  { method, total, terms, at }: { method: ManualMethod; total: Money; terms: PaymentTerms; at: Date },
): Promise<string> {
  const id = `manual_${randomUUID()}`;
  const isPaid = method !== 'transfer';
  await tx.insert(manualPaymentTable).values({
    id,
    method,
    amountCents: total.amount,
    currency: total.currency,
    status: isPaid ? 'paid' : 'open',
    createdAt: at,
    paidAt: isPaid ? at : null,
    terms,
  });
  return id;
}

export async function lockManualPayment(tx: Tx, id: string): Promise<ManualPayment | null> {
  const [payment] = await tx
    .select()
    .from(manualPaymentTable)
    .where(eq(manualPaymentTable.id, id))
    .for('update');
  return payment ?? null;
}

/** Null for an unknown payment. */
export async function manualBooksOf(db: DbOrTx, id: string): Promise<ManualBooks | null> {
  return (await manualBooksAmong(db, [id])).get(id) ?? null;
}

/** The same of several payments, by their ids. */
export async function manualBooksAmong(
  db: DbOrTx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ManualBooks>> {
  if (ids.length === 0) return new Map();
  const all = [...ids];
  const payments = await db.select().from(manualPaymentTable).where(inArray(manualPaymentTable.id, all));
  const refunds = await db
    .select()
    .from(manualRefundTable)
    .where(inArray(manualRefundTable.paymentId, all))
    .orderBy(asc(manualRefundTable.createdAt));
  const transfers = await db
    .select()
    .from(notedTransferTable)
    .where(inArray(notedTransferTable.paymentId, all))
    .orderBy(asc(notedTransferTable.createdAt));
  return new Map(
    payments.map((payment) => [
      payment.id,
      {
        payment,
        refunds: refunds.filter(({ paymentId }) => paymentId === payment.id),
        transfers: transfers.filter(({ paymentId }) => paymentId === payment.id),
      },
    ]),
  );
}

/** Payments that were paid since a time. */
export function manualPaymentsPaidSince(db: DbOrTx, since: Date): Promise<ManualPayment[]> {
  return db
    .select()
    .from(manualPaymentTable)
    .where(and(eq(manualPaymentTable.status, 'paid'), gte(manualPaymentTable.paidAt, since)));
}

/** What the invoice of a payment says of its terms, with what has come in by now; null of payments that say nothing. @throws MalformedRow */
export async function invoicedTerms(
  db: DbOrTx,
  { method, reference }: { method: PaymentMethod; reference: string },
): Promise<(PaymentTerms & { receivedCents: Minor }) | null> {
  if (method !== 'account' && method !== 'transfer') return null;
  const books = await manualBooksOf(db, reference);
  const terms = books && wellFormed(books.payment.terms, reference);
  if (!books || !terms) return null;
  // What was transferred is paid by the time of its invoice.
  return { ...terms, ...(method === 'transfer' && { dueAt: null }), receivedCents: receivedIn(books) };
}

const sumOf = (rows: readonly { amountCents: Minor }[]): Minor =>
  rows.reduce<Minor>((sum, { amountCents }) => sum + amountCents, 0);

/** What came in, less what went back beyond the refunds. */
export function receivedIn({ transfers }: Pick<ManualBooks, 'transfers'>): Minor {
  const isOver = ({ direction, refundId }: NotedTransfer) => direction === 'out' && refundId === null;
  return sumOf(transfers.filter(({ direction }) => direction === 'in')) - sumOf(transfers.filter(isOver));
}

/** What is still to be paid; negative for what came in beyond it. A payment that was given up is owed nothing. */
export function owedIn({ payment, refunds, transfers }: ManualBooks): Minor {
  if (payment.method === 'free') return 0;
  const isOnAccount = payment.method === 'account';
  const owed = payment.status === 'canceled' ? 0 : payment.amountCents;
  // A refund of money that was transferred is paid back, and lowers no debt.
  const refunded = isOnAccount ? sumOf(refunds) : 0;
  return owed - refunded - receivedIn({ transfers });
}

/** Whether a payment is still owed something; in a query that joins payments by their ids. */
export function isOwed(paymentId: AnyColumn): SQL<boolean> {
  return sql<boolean>`exists (select 1 from manual_payment owed where owed.id = ${paymentId} and owed.method <> 'free'
    and owed.status <> 'canceled' and owed.amount_cents
      - (select coalesce(sum(amount_cents), 0) from manual_refund where owed.method = 'account' and payment_id = owed.id)
      - (select coalesce(sum(case when direction = 'in' then amount_cents when refund_id is null then -amount_cents else 0 end), 0)
        from noted_transfer where payment_id = owed.id) > 0)`;
}

/** Whether a payment was paid, or put on account, before a time; as {@link isOwed}. */
export function isPaidByHand(paymentId: AnyColumn, before: Date): SQL<boolean> {
  return sql<boolean>`exists (select 1 from manual_payment paid where paid.id = ${paymentId} and paid.status = 'paid'
    and paid.paid_at <= ${before.toISOString()}::timestamptz)`;
}

/** Names the purchase that a paid payment pays. Returns whether it is still paid. */
export async function namePurchase(tx: DbOrTx, id: string, purchaseId: string): Promise<boolean> {
  const { id: own, status } = manualPaymentTable;
  const named = await tx
    .update(manualPaymentTable)
    .set({ purchaseId })
    .where(and(eq(own, id), eq(status, 'paid')))
    .returning({ own });
  return named.length > 0;
}

/**
 * Notes money that moved between the shop's bank account and the payer. A transfer whose whole amount has arrived becomes paid; returns
 * whether it just did. The caller must hold the payment's lock.
 */
export async function noteTransfer(
  tx: Tx,
  payment: ManualPayment,
  transfer: Pick<
    NotedTransfer,
    'direction' | 'refundId' | 'amountCents' | 'onDay' | 'reference' | 'operatorId'
  > & {
    at: Date;
  },
): Promise<boolean> {
  const { at, ...noted } = transfer;
  await tx.insert(notedTransferTable).values({
    ...noted,
    id: randomUUID(),
    paymentId: payment.id,
    currency: payment.currency,
    createdAt: at,
  });
  if (noted.refundId !== null)
    await tx
      .update(manualRefundTable)
      .set({ status: 'succeeded', settledAt: at })
      .where(eq(manualRefundTable.id, noted.refundId));
  const books = await manualBooksOf(tx, payment.id);
  if (payment.status !== 'open' || !books || owedIn(books) > 0) return false;
  await tx
    .update(manualPaymentTable)
    .set({ status: 'paid', paidAt: at })
    .where(eq(manualPaymentTable.id, payment.id));
  return true;
}

/**
 * Gives up a payment whose purchase came to nothing, paid or not: what has come in is then owed to the payer. The caller must hold the
 * payment's lock, and no purchase may be under way with it.
 */
export async function giveUpManualPayment(tx: Tx, { id }: Pick<ManualPayment, 'id'>): Promise<void> {
  await tx.update(manualPaymentTable).set({ status: 'canceled' }).where(eq(manualPaymentTable.id, id));
}

/** Gives up a payment that waits for its money. Returns whether it is given up. */
export async function cancelManualPayment(db: DbOrTx, id: string): Promise<boolean> {
  const { id: own, status } = manualPaymentTable;
  await db
    .update(manualPaymentTable)
    .set({ status: 'canceled' })
    .where(and(eq(own, id), eq(status, 'open')));
  const [now] = await db.select({ status }).from(manualPaymentTable).where(eq(own, id));
  return now?.status === 'canceled';
}

/**
 * Records a refund once per key. That of a transfer is pending until somebody notes that they sent it; on account it lowers what is owed.
 * @returns null if less than that is left
 */
export async function addManualRefund(
  tx: Tx,
  payment: ManualPayment,
  { refundId, key, amount, at }: { refundId: string; key: string; amount: Minor; at: Date },
): Promise<ManualRefund | null> {
  const { paymentId } = manualRefundTable;
  const before = await tx.select().from(manualRefundTable).where(eq(paymentId, payment.id));
  const known = before.find((refund) => refund.key === key);
  if (known) return known;
  if (payment.status !== 'paid' || sumOf(before) + amount > payment.amountCents) return null;
  const isDone = payment.method !== 'transfer' || amount === 0;
  const [made] = await tx
    .insert(manualRefundTable)
    .values({
      id: `manual_refund_${randomUUID()}`,
      paymentId: payment.id,
      refundId,
      key,
      amountCents: amount,
      status: isDone ? 'succeeded' : 'pending',
      createdAt: at,
      settledAt: isDone ? at : null,
    })
    .returning();
  return made ?? null;
}
