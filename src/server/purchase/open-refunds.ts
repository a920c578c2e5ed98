import { and, asc, eq, inArray, isNotNull, lte, not, notInArray, sql } from 'drizzle-orm';

import type { ProcessorName } from '../../domain/checkout/payment-method.ts';
import type { RefundPart } from '../../domain/checkout/refund-cause.ts';
import {
  DUE_REFUNDS,
  ENDED_REFUNDS,
  GOING_REFUNDS,
  isAutomatic,
  OWED_REASONS,
  type RefundState,
} from '../../domain/checkout/refund-state.ts';
import { type Minor, type Money, ofMinor } from '../../domain/money.ts';
import type { DbOrTx } from '../db/database.ts';
import { refundsOf } from './refunds.ts';
import { BASE_AMOUNT, type Payment, paymentTable, type Refund, refundTable } from './tables.ts';

/** Statuses of refunds that wait while refunds are paused. */
const WAITING = ['asked', 'wanted'] as const satisfies readonly RefundState[];
/** The same as `isAutomatic` of the domain; a partial refund has no reason. */
const automatic = sql`(coalesce(${inArray(refundTable.reason, [...OWED_REASONS])}, false) or ${refundTable.askedBy} is not distinct from 'buyer')`;
const waits = sql`(${inArray(refundTable.status, [...WAITING])} and ${automatic})`;

/**
 * Unfinished refunds that are due, longest waiting first.
 * @param unset processors that cannot be called: their refunds wait, without holding up others
 * @param isPaused leaves out refunds that no operator decided
 */
export function dueRefunds(
  db: DbOrTx,
  now: Date,
  limit: number,
  { unset = [], isPaused = false }: { unset?: readonly ProcessorName[]; isPaused?: boolean } = {},
): Promise<Refund[]> {
  const theirs = db
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(inArray(paymentTable.provider, [...unset]));
  const isUnset = and(inArray(refundTable.status, DUE_REFUNDS), inArray(refundTable.paymentId, theirs));
  return db
    .select()
    .from(refundTable)
    .where(
      and(
        notInArray(refundTable.status, ENDED_REFUNDS),
        lte(refundTable.nextPollAt, now),
        unset.length > 0 && isUnset ? not(isUnset) : undefined,
        isPaused ? not(waits) : undefined,
      ),
    )
    .orderBy(refundTable.nextPollAt)
    .limit(limit);
}

/** Refunds that wait while refunds are paused, oldest first. */
export function waitingRefunds(db: DbOrTx, limit: number): Promise<Refund[]> {
  const isOpen = notInArray(refundTable.status, ENDED_REFUNDS);
  return db
    .select()
    .from(refundTable)
    .where(and(isOpen, waits))
    .orderBy(asc(refundTable.createdAt))
    .limit(limit);
}

/** Their number and their sum in dollars. */
export async function sumOfWaiting(db: DbOrTx): Promise<{ count: number; cents: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${BASE_AMOUNT}), 0)::int`,
    })
    .from(refundTable)
    .where(and(notInArray(refundTable.status, ENDED_REFUNDS), waits));
  return row ?? { count: 0, cents: 0 };
}

/** Whether a refund waits while refunds are paused. */
export function isWaiting(refund: Pick<Refund, 'status' | 'reason' | 'askedBy'>): boolean {
  return (WAITING as readonly RefundState[]).includes(refund.status) && isAutomatic(refund);
}
/** The part of a payment that has not been refunded and is not being refunded. The caller must hold the purchase's lock. */
export async function restOf(
  db: DbOrTx,
  { id, amountCents }: Pick<Payment, 'id' | 'amountCents'>,
): Promise<Minor> {
  const [row] = await db
    .select({ gone: sql<number>`coalesce(sum(${refundTable.amountCents}), 0)::int` })
    .from(refundTable)
    .where(and(eq(refundTable.paymentId, id), inArray(refundTable.status, GOING_REFUNDS)));
  return amountCents - (row?.gone ?? 0);
}

/** The accepted payments of purchases with what is left of each, for previews; purchases without one are missing. */
export async function restsOf(
  db: DbOrTx,
  purchaseIds: readonly string[],
): Promise<Map<string, { rest: Minor; currency: string }>> {
  const { id, purchaseId, status, amountCents, currency } = paymentTable;
  const gone = sql<number>`(select coalesce(sum(${refundTable.amountCents}), 0)::int from ${refundTable}
    where ${and(eq(refundTable.paymentId, id), inArray(refundTable.status, GOING_REFUNDS))})`;
  const rows = await db
    .select({ purchaseId, amountCents, currency, gone })
    .from(paymentTable)
    .where(and(inArray(purchaseId, [...purchaseIds]), eq(status, 'accepted')));
  return new Map(
    rows.map((row) => [row.purchaseId, { rest: row.amountCents - row.gone, currency: row.currency }]),
  );
}

/**
 * The amount of the refund that ends a purchase, or would if requested now, and the amount refunded before it. Unlike `restOf`,
 * it does not change once that refund is recorded.
 */
export async function endingOf(db: DbOrTx, payment: Payment): Promise<{ amount: Money; before: Money }> {
  // In this order: a refund recorded between the two reads becomes the answer.
  const rest = await restOf(db, payment);
  const ending = (await refundsOf(db, [payment.purchaseId])).get(payment.purchaseId);
  const minor = ending?.amountCents ?? rest;
  const { amountCents, currency } = payment;
  return { amount: ofMinor(minor, currency), before: ofMinor(amountCents - minor, currency) };
}

/** Partial refunds of purchases, done or under way, oldest first. */
export function partsOf(db: DbOrTx, purchaseIds: readonly string[]): Promise<PartRefund[]> {
  const { purchaseId, part, status, createdAt, id } = refundTable;
  if (purchaseIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(refundTable)
    .where(and(inArray(purchaseId, [...purchaseIds]), isNotNull(part), inArray(status, GOING_REFUNDS)))
    .orderBy(createdAt, id) as Promise<PartRefund[]>;
}

/** The refund of a business's tax, whatever became of it; null if there is none. */
export async function taxRefundOf(db: DbOrTx, purchaseId: string): Promise<Refund | null> {
  const [found] = await db
    .select()
    .from(refundTable)
    .where(and(eq(refundTable.purchaseId, purchaseId), eq(refundTable.part, 'vat')));
  return found ?? null;
}

/** Made in the processor's dashboard. */
export function isOutside({ reason, part }: Refund): boolean {
  return (reason ?? part) === 'outside';
}

/** A refund that left its purchase as it is. */
export type PartRefund = Refund & { part: RefundPart };

/** Refunds owed by a processor that cannot be called. */
export async function refundsWaitingFor(db: DbOrTx, provider: ProcessorName): Promise<Refund[]> {
  const rows = await db
    .select({ refund: refundTable })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .where(and(eq(paymentTable.provider, provider), inArray(refundTable.status, DUE_REFUNDS)));
  return rows.map(({ refund }) => refund);
}
