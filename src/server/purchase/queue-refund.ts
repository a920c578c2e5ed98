import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { moneyOf } from '../../domain/money.ts';
import { type AuditEntry, type ByOperator, recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { flagForReview } from './flag-for-review.ts';
import { movePurchase } from './move-purchase.ts';
import { restOf } from './open-refunds.ts';
import { acceptedPayment } from './payments.ts';
import { type Payment, type Purchase, type Refund, refundTable } from './tables.ts';

/** Reason for a review: no refund may go out while a bank or PayPal decides a dispute. */
export const HELD_BACK = 'a refund was held back, for the payment is disputed';
export const UNDELIVERED = 'disputed, and not delivered';

/** Who decided the refund. */
type RefundCause = { who: 'shop' | 'buyer' } | ({ who: 'operator' } & ByOperator);

/**
 * Queues the refund of a payment, or of what is left of it. Once per payment and reason; a job sends the money after the commit.
 */
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
    // An earlier request was refused; since then the eSIM was replaced, and no new one could be had.
    .onConflictDoUpdate({
      target: [refundTable.paymentId, refundTable.reason],
      set: granted,
      setWhere: eq(refundTable.status, 'refused'),
    })
    .returning();
  if (!refund) return;
  await deps.queue.send('refund.send', { refundId: refund.id }, { tx });
  const { purchaseId } = payment;
  await recordAudit(deps, tx, {
    ...by,
    what: `refund wanted (${reason})`,
    purchaseId,
    amount: moneyOf(refund),
  });
}

/**
 * Gives up on a purchase that was paid and not delivered; it is never fulfilled afterwards. Returns false if it is no longer as
 * the caller saw it.
 */
export async function refundPurchase(
  deps: Deps,
  tx: Tx,
  seen: Purchase,
  why: string,
  by: RefundCause = { who: 'shop' },
): Promise<boolean> {
  if (seen.disputed && by.who === 'shop') {
    // The bank decides about this money: refunded now, it might be returned twice.
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
  if (moved.basketId !== null) await deps.queue.send('basket.finish', { purchaseId: moved.basketId }, { tx });
  return true;
}
