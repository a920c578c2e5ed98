import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { type AuditEntry, type ByOperator, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { flagForReview } from './flag-for-review.ts';
import { movePurchase } from './move-purchase.ts';
import { restOf } from './open-refunds.ts';
import { acceptedPayment } from './queries.ts';
import { type Payment, type Purchase, type Refund, refundTable } from './tables.ts';

/** Why a purchase needs review whose money may not go back while a bank, or PayPal, decides about it. */
export const HELD_BACK = 'a refund was held back, for the payment is disputed';
export const UNDELIVERED = 'disputed, and not delivered';

/** Who wants the money of a purchase to go back. */
type RefundCause = { who: 'shop' | 'buyer' } | ({ who: 'operator' } & ByOperator);

/** Notes that a payment must go back, or what is left of it. Once per payment and reason; the money moves in a job after the commit. */
export async function queueRefund(
  deps: Deps,
  tx: Tx,
  payment: Payment,
  reason: NonNullable<Refund['reason']>,
  by: RefundCause & Pick<AuditEntry, 'why'> = {
    who: 'shop',
    why: 'this purchase was paid before',
  },
): Promise<void> {
  const amountCents = await restOf(tx, payment);
  const granted = {
    amountCents,
    status: 'wanted' as const,
    why: by.why,
    ...((by.who === 'buyer' || by.who === 'operator') && { askedBy: by.who }),
    createdAt: deps.now(),
    settledAt: null,
  };
  const [refund] = await tx
    .insert(refundTable)
    .values({
      id: randomUUID(),
      paymentId: payment.id,
      purchaseId: payment.purchaseId,
      reason,
      currency: payment.currency,
      ...granted,
    })
    // Asked for before, in vain: its eSIM was replaced since, and the new one could not be had.
    .onConflictDoUpdate({
      target: [refundTable.paymentId, refundTable.reason],
      set: granted,
      setWhere: eq(refundTable.status, 'refused'),
    })
    .returning();
  if (!refund) return;
  await deps.queue.send('refund.send', { refundId: refund.id }, { tx });
  const { purchaseId } = payment;
  await recordAudit(deps, tx, { ...by, what: `refund wanted (${reason})`, purchaseId, amountCents });
}

/**
 * Gives up on a purchase that was paid and not delivered. From here on it is never fulfilled. Returns false when it is
 * not as the caller saw it any more.
 */
export async function refundPurchase(
  deps: Deps,
  tx: Tx,
  seen: Purchase,
  why: string,
  by: RefundCause = { who: 'shop' },
): Promise<boolean> {
  if (seen.disputed && by.who === 'shop') {
    // The bank decides about this money: sent back now, it might go twice.
    await flagForReview(tx, seen.id, `${UNDELIVERED}: ${why}`);
    return false;
  }
  const moved = await movePurchase(tx, {
    id: seen.id,
    from: [seen.state],
    to: 'refunding',
    at: deps.now(),
    set: { leaseUntil: null },
    onlyIf: { orderAttempts: seen.orderAttempts },
  });
  if (!moved) return false;
  const payment = await acceptedPayment(tx, seen.id);
  if (!payment) throw new Error(`purchase ${seen.id} is refunding without a payment`);
  const reason = by.who === 'shop' ? 'unfulfillable' : 'requested';
  await queueRefund(deps, tx, payment, reason, { ...by, why });
  return true;
}
