import { and, eq, inArray, not, notInArray } from 'drizzle-orm';

import type { ProcessorName } from '../../domain/checkout/payment-method.ts';
import { DUE_REFUNDS, ENDED_REFUNDS } from '../../domain/checkout/refund-state.ts';
import type { DbOrTx } from '../db/database.ts';
import { paymentTable, type Refund, refundTable } from './tables.ts';

/**
 * Refunds whose money has not arrived at an end yet.
 * @param unset processors that nobody can ask: the money that they owe waits, and holds up nobody else's
 */
export function openRefunds(
  db: DbOrTx,
  limit: number,
  unset: readonly ProcessorName[] = [],
): Promise<Refund[]> {
  const theirs = db
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(inArray(paymentTable.provider, [...unset]));
  const waits = and(inArray(refundTable.status, DUE_REFUNDS), inArray(refundTable.paymentId, theirs));
  const isOpen = notInArray(refundTable.status, ENDED_REFUNDS);
  return db
    .select()
    .from(refundTable)
    .where(unset.length > 0 && waits ? and(isOpen, not(waits)) : isOpen)
    .limit(limit);
}

/** Refunds that are owed by a processor which cannot be asked. */
export async function refundsWaitingFor(db: DbOrTx, provider: ProcessorName): Promise<Refund[]> {
  const rows = await db
    .select({ refund: refundTable })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .where(and(eq(paymentTable.provider, provider), inArray(refundTable.status, DUE_REFUNDS)));
  return rows.map(({ refund }) => refund);
}
