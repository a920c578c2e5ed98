import { randomUUID } from 'node:crypto';

import { and, eq, inArray } from 'drizzle-orm';

import { GOING_REFUNDS } from '../../../domain/checkout/refund-state.ts';
import type { Money } from '../../../domain/money.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { issueCreditNote } from '../../invoices/issue-invoice.ts';
import { queueMails } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { flagForReview, REFUND_FAILED } from '../flag-for-review.ts';
import { movePurchase } from '../move-purchase.ts';
import { readPurchase } from '../queries.ts';
import { type Payment, type Purchase, type Refund, refundTable } from '../tables.ts';
import { askProcessor } from './ask-processor.ts';

/**
 * Money that went back without us: somebody refunded in the processor's dashboard. In full, the purchase ends as refunded
 * and its eSIM is taken back; in part, a person must look.
 */
export async function followOutsideRefund(deps: Deps, payment: Payment): Promise<void> {
  const purchase = await readPurchase(deps.db.db, payment.purchaseId);
  if (payment.status !== 'accepted' || !purchase) return;
  const { returned: money } = await askProcessor(deps, payment, purchase);
  const returned = money.amount;
  const ended = await deps.db.db.transaction(async (tx) => {
    const known = await tx
      .select()
      .from(refundTable)
      .where(and(eq(refundTable.paymentId, payment.id), inArray(refundTable.status, GOING_REFUNDS)));
    const outside = known.find(({ reason }) => reason === 'outside');
    if (outside && returned < outside.amountCents) await recordFailure(deps, tx, outside);
    // Ours is followed elsewhere.
    if (known.length > 0 || returned === 0) return null;
    const entry = {
      who: 'processor' as const,
      why: `refunded in the dashboard of ${payment.provider}`,
      purchaseId: purchase.id,
      amountCents: returned,
      reference: payment.reference,
    };
    if (returned < payment.amountCents) {
      const why = `refunded in part, ${returned} cents, in the dashboard`;
      if (await flagForReview(tx, purchase.id, why))
        await recordAudit(deps, tx, { ...entry, what: 'refunded in part' });
      return null;
    }
    return endReturned(deps, tx, { payment, returned: money, why: entry.why });
  });
  if (ended) deps.meter.refunded(payment.provider, returned);
}

/**
 * Ends a paid purchase as refunded whose whole payment went back without us, in the caller's transaction: what was
 * delivered of it is taken back, and its buyer told. Returns the purchase, or null where it has ended already.
 */
export async function endReturned(
  deps: Deps,
  tx: Tx,
  { payment, returned, why }: { payment: Payment; returned: Money; why: string },
): Promise<Purchase | null> {
  const { purchaseId } = payment;
  const now = deps.now();
  const moved = await movePurchase(tx, {
    id: purchaseId,
    from: ['paid', 'ordering', 'unclear', 'provisioned', 'delivered'],
    to: 'refunding',
    at: now,
    set: { leaseUntil: null },
  });
  if (!moved) return null;
  const [refund] = await tx
    .insert(refundTable)
    .values({
      id: randomUUID(),
      paymentId: payment.id,
      purchaseId,
      reason: 'outside',
      amountCents: returned.amount,
      currency: returned.currency,
      status: 'succeeded',
      createdAt: now,
      settledAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const ended = await movePurchase(tx, { id: purchaseId, from: ['refunding'], to: 'refunded', at: now });
  const { reference } = payment;
  await recordAudit(deps, tx, {
    who: 'processor',
    what: 'refunded',
    why,
    purchaseId,
    amountCents: returned.amount,
    reference,
  });
  await queueMails(deps, tx, purchaseId, 'refunded');
  await deps.queue.send('esim.take-back', { purchaseId }, { tx });
  if (refund) await issueCreditNote(deps, tx, refund, payment);
  return ended;
}

/** A refund made by hand came back from the buyer's bank. Nobody but people can say how the money gets there now. */
async function recordFailure(deps: Deps, tx: Tx, { id, purchaseId, amountCents }: Refund): Promise<void> {
  await tx.update(refundTable).set({ status: 'failed', settledAt: deps.now() }).where(eq(refundTable.id, id));
  await flagForReview(tx, purchaseId, REFUND_FAILED);
  await recordAudit(deps, tx, {
    who: 'processor',
    what: 'refund failed',
    why: 'outside',
    purchaseId,
    amountCents,
  });
}
