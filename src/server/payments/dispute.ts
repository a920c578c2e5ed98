import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';

import { moneyOf } from '../../domain/money.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { inWork } from '../core/work.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { DisputeEnd, DisputeStatus } from '../providers/payment-status.ts';
import { basketIdOf, inBasket } from '../purchase/basket.ts';
import { endReview, flagForReview, reasonsOf } from '../purchase/flag-for-review.ts';
import { isOutside, restOf } from '../purchase/open-refunds.ts';
import { acceptedPayment, paymentsOf } from '../purchase/payments.ts';
import { lockPurchase, readPurchase } from '../purchase/purchases.ts';
import { HELD_BACK, refundPurchase, UNDELIVERED } from '../purchase/queue-refund.ts';
import { type Payment, paymentTable, type Purchase, purchaseTable, refundTable } from '../purchase/tables.ts';
import { recordDisputes } from './disputes/disputes.ts';

/**
 * Updates a purchase, with all of its basket, to the processors' account of its disputes. While one is open nothing is refunded automatically: the money
 * would be returned twice. A dispute that the shop wins, or that is withdrawn, leaves no mark; if it is lost the bank has
 * returned the money, and that is recorded for good. Safe to repeat, in any order.
 */
export async function followDisputes(deps: Deps, about: string): Promise<void> {
  const named = await readPurchase(deps.db.db, about);
  if (!named) return;
  // A payment is disputed as a whole, with all that it paid.
  const purchaseId = basketIdOf(named);
  // Including payments that were not accepted: they may have brought money that a person must look at.
  const payments = await paymentsOf(deps.db.db, purchaseId);
  const asked: { payment: Payment; disputes: DisputeStatus[]; ends: DisputeEnd[] }[] = [];
  for (const payment of payments) {
    const disputes = await deps.processors[payment.provider].disputesOf(payment);
    asked.push({ payment, disputes, ends: disputes.map(({ end }) => end) });
  }
  const open = asked.find(({ ends }) => ends.includes('open'));
  const lost = asked.find(({ payment, ends }) => payment.status === 'accepted' && ends.includes('lost'));

  const write = () =>
    deps.db.db.transaction(async (tx) => {
      const before = await lockPurchase(tx, purchaseId);
      const payment = payments.find(({ status }) => status === 'accepted') ?? payments[0];
      if (!before || !payment) return;
      for (const one of asked) await recordDisputes(deps, tx, one.payment, one.disputes);
      const isLost = before.disputeLostAt !== null || lost !== undefined;
      if (before.disputed === (open !== undefined) && isLost === (before.disputeLostAt !== null)) return;
      const disputeLostAt = isLost ? (before.disputeLostAt ?? deps.now()) : null;
      const lines = await tx
        .update(purchaseTable)
        .set({ disputed: open !== undefined, disputeLostAt })
        .where(inBasket(purchaseId))
        .returning();
      await deps.queue.send('cases.settle', { kinds: ['dispute', 'needs_review'] }, { tx });
      for (const now of lines) {
        const told = (open ?? lost)?.payment ?? payment;
        const own = now.id === purchaseId ? null : await acceptedPayment(tx, now.id);
        const what = now.disputed ? 'payment disputed' : lost ? 'dispute lost' : 'dispute over';
        await recordAudit(deps, tx, {
          who: 'processor',
          what,
          why: `${told.provider} says so`,
          purchaseId: now.id,
          amount: moneyOf(own ?? told),
          reference: told.reference,
        });
        if (!now.disputed) await goOn(deps, tx, now);
      }
    });
  await deps.unwritten.write({ answer: 'disputes', purchaseId }, write);
}

/**
 * Continues what had to wait for the end of the dispute. If it was lost the buyer has the money: each refund ends without sending
 * any.
 */
async function goOn(deps: Deps, tx: Tx, purchase: Purchase): Promise<void> {
  const isLost = purchase.disputeLostAt !== null;
  const reasons = reasonsOf(purchase);
  const waited = (start: string) => reasons.some((reason) => reason.startsWith(start));
  if (waited(HELD_BACK) || waited(UNDELIVERED)) {
    await endReview(tx, purchase, [HELD_BACK, UNDELIVERED]);
    await tx.update(purchaseTable).set({ nextPollAt: deps.now() }).where(eq(purchaseTable.id, purchase.id));
  }
  if (isLost && (purchase.state === 'paid' || purchase.state === 'unclear')) {
    await refundPurchase(deps, tx, purchase, 'the bank has returned the payment');
    return;
  }
  if (!waited(HELD_BACK)) return;
  const failed = and(eq(refundTable.purchaseId, purchase.id), eq(refundTable.status, 'failed'));
  const held = await tx
    .select({ refund: refundTable, payment: paymentTable })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .where(and(failed, isNull(refundTable.reference)))
    .orderBy(refundTable.createdAt);
  for (const { refund, payment } of held) {
    const rest = await restOf(tx, payment);
    if (isOutside(refund) || rest === 0) continue;
    const amountCents = Math.min(refund.amountCents, rest);
    await tx
      .update(refundTable)
      .set({ status: 'wanted', settledAt: null, amountCents })
      .where(eq(refundTable.id, refund.id));
    await deps.queue.send('refund.send', { refundId: refund.id }, { tx });
  }
}

/** Each costs a call every five minutes. */
const ASKED_AT_ONCE = 50;

/** Purchases with an open dispute whose end may have been missed, longest unasked first. */
export async function followOpenDisputes(deps: Deps): Promise<void> {
  const { id, basketId, disputed, disputeAskedAt } = purchaseTable;
  const next = await deps.db.db
    .select({ id })
    .from(purchaseTable)
    // Of a basket the first line is asked about, and tells of all.
    .where(and(eq(disputed, true), or(isNull(basketId), eq(basketId, id))))
    .orderBy(sql`${disputeAskedAt} nulls first`)
    .limit(ASKED_AT_ONCE);
  if (next.length === 0) return;
  const ids = next.map((purchase) => purchase.id);
  await deps.db.db.update(purchaseTable).set({ disputeAskedAt: deps.now() }).where(inArray(id, ids));
  for (const purchaseId of ids) {
    await inWork({ purchaseId }, () => followDisputes(deps, purchaseId)).catch((error: unknown) => {
      deps.log.warn({ err: error, purchaseId }, 'a dispute is asked about again later');
    });
  }
}

/** The card networks warn that a payment may be fraud. That alone decides nothing. */
export async function noticeFraudWarning(deps: Deps, payment: Payment): Promise<void> {
  await flagForReview(deps.db.db, payment.purchaseId, 'the card network warns of fraud');
}
