import { and, eq, inArray, or } from 'drizzle-orm';

import { beforeRefund, goesBack } from '../../domain/checkout/refund-state.ts';
import { moneyOf } from '../../domain/money.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isAbout } from '../core/work.ts';
import type { Deps } from '../deps.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { queueOrderMails } from '../mail/outbox.ts';
import { followDisputes } from '../payments/dispute.ts';
import { followOutsideRefund } from '../payments/outside-refund.ts';
import { ProviderRefused } from '../providers/outcome.ts';
import type { RefundStatus } from '../providers/payment-status.ts';
import { flagForReview, REFUND_FAILED } from '../purchase/flag-for-review.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { isOutside, isWaiting } from '../purchase/open-refunds.ts';
import { baseOf } from '../purchase/paid-price.ts';
import { lockPurchase, readPurchase } from '../purchase/purchases.ts';
import { HELD_BACK } from '../purchase/queue-refund.ts';
import { type Payment, paymentTable, type Refund, refundTable } from '../purchase/tables.ts';
import { areRefundsPaused } from '../switches/on-sale.ts';
import { returnEsim } from './request-refund.ts';

/**
 * Sends one wanted refund to the processor, or checks its progress. Safe to repeat at any time. While refunds are paused it
 * leaves alone those that no operator decided; the recover job continues them.
 */
export async function sendRefund(deps: Deps, refundId: string): Promise<void> {
  const [row] = await deps.db.db
    .select({ refund: refundTable, payment: paymentTable })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .where(eq(refundTable.id, refundId));
  if (row) isAbout(row.refund.purchaseId);
  if (row && waitsNow(deps, row.refund)) return;
  if (row?.refund.status === 'asked') await returnEsim(deps, row.refund, true);
  else if (row && row.refund.status !== 'succeeded') await follow(deps, row);
}

/** After news of a payment: a completed refund may still come back from the buyer's bank days later. */
export async function followRefunds(deps: Deps, paymentId: string): Promise<void> {
  const rows = await deps.db.db
    .select({ refund: refundTable, payment: paymentTable })
    .from(refundTable)
    .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
    .where(or(eq(paymentTable.id, paymentId), eq(paymentTable.partOf, paymentId)));
  for (const row of rows) await follow(deps, row);
}

async function follow(deps: Deps, { refund, payment }: { refund: Refund; payment: Payment }): Promise<void> {
  if (!goesBack(refund.status) || waitsNow(deps, refund)) return;
  // Made in the dashboard: sending it would make another one.
  if (isOutside(refund)) return;
  const refundId = refund.id;
  const processor = deps.processors[payment.provider];
  // Checked first: a refund that a processor refuses because of a dispute stays refused under that key for ever.
  const disputes = refund.status === 'wanted' ? await processor.disputesOf(payment) : [];
  const isOpen = disputes.some(({ end }) => end === 'open');
  if (isOpen) await followDisputes(deps, refund.purchaseId);
  // An operator or a buyer may request a refund of a payment whose dispute is open only in our records.
  const mayWait = isOpen || refund.reason !== 'requested';
  if (refund.status === 'wanted' && mayWait && (await isHeldBack(deps, refund))) return;
  let answer: Pick<RefundStatus, 'status'> & { id: string | null };
  try {
    // The buyer has the money of a lost dispute. A refund would return it twice.
    answer = disputes.some(({ end }) => end === 'lost')
      ? { id: null, status: 'succeeded' }
      : await processor.refund({
          ...keysOf(refund, payment),
          known: refund.reference,
          amount: moneyOf(refund),
          payment,
        });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const smaller = await afterOutsideRefunds(deps, { refund, payment });
    if (smaller !== refund) {
      if (smaller) await follow(deps, { refund: smaller, payment });
      return;
    }
    answer = { id: null, status: 'failed' };
    deps.log.error({ err: error, refundId }, 'the processor refuses a refund');
  }

  const write = () =>
    deps.db.db.transaction(async (tx) => {
      const now = deps.now();
      const purchase = await lockPurchase(tx, refund.purchaseId);
      const [before] = await tx.select().from(refundTable).where(eq(refundTable.id, refundId));
      const [changed] = await tx
        .update(refundTable)
        .set({
          status: answer.status,
          ...(answer.id === null ? {} : { reference: answer.id }),
          ...(answer.status === 'pending' ? {} : { settledAt: now }),
        })
        .where(and(eq(refundTable.id, refundId), inArray(refundTable.status, beforeRefund(answer.status))))
        .returning();
      if (!changed) return null;
      await recordAudit(deps, tx, {
        who: 'processor',
        what: `refund ${answer.status}`,
        why: refund.reason ?? refund.part ?? '',
        purchaseId: refund.purchaseId,
        amount: moneyOf(refund),
        reference: answer.id,
      });
      if (answer.status === 'failed') {
        await flagForReview(tx, refund.purchaseId, REFUND_FAILED);
        return null;
      }
      // Of a basket one mail may tell of all plans that could not be delivered.
      const basketId = refund.reason === 'unfulfillable' ? purchase?.basketId : null;
      if (basketId) await deps.queue.send('basket.finish', { purchaseId: basketId }, { tx });
      else if (refund.part === null)
        await queueOrderMails(
          deps,
          tx,
          refund.purchaseId,
          refund.reason === 'duplicate' ? 'duplicate_payment' : 'refunded',
        );
      else if (purchase && before?.status === 'wanted')
        await queueOrderMails(deps, tx, purchase, 'part_refunded', { again: true });
      // A duplicate payment was never counted as sold.
      if (answer.status !== 'succeeded' || refund.reason === 'duplicate') return null;
      if (refund.part === null)
        await movePurchase(tx, { id: refund.purchaseId, from: ['refunding'], to: 'refunded', at: now });
      await issueCreditNote(deps, tx, changed, payment);
      return purchase && { purchase, cents: baseOf(purchase, changed.amountCents), at: now };
    });
  const facts = { answer: `refund ${answer.status}`, purchaseId: refund.purchaseId, reference: answer.id };
  const back = await deps.unwritten.write(facts, write);
  if (!back) return;
  deps.meter.refunded(payment.provider, back.cents);
  const { paidMethod, paidAt, replacingSince } = back.purchase;
  if (refund.reason === 'unfulfillable' && paidMethod !== null && replacingSince === null)
    deps.meter.ended(paidMethod, 'refunded', paidAt, back.at);
}

function waitsNow(deps: Deps, refund: Refund): boolean {
  return areRefundsPaused(deps) && isWaiting(refund);
}

/**
 * The ids by which a processor knows a try: under the key of a failed one it would give the same answer for ever. A call with
 * another amount needs another key.
 */
function keysOf({ id, tries, amountCents }: Refund, payment: Payment): { refundId: string; key: string } {
  const refundId = tries === 0 ? id : `${id}:${tries}`;
  return {
    refundId,
    key: `refund:${refundId}${amountCents === payment.amountCents ? '' : `:${amountCents}`}`,
  };
}

/**
 * The processor refused: perhaps part of the money was refunded in the dashboard meanwhile, so that less is left. Returns the
 * refund as it must be sent now, null if it must not be sent any more, and the same one if no cause is known.
 */
async function afterOutsideRefunds(
  deps: Deps,
  { refund, payment }: { refund: Refund; payment: Payment },
): Promise<Refund | null> {
  try {
    await followOutsideRefund(deps, payment);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    return refund;
  }
  const [now] = await deps.db.db.select().from(refundTable).where(eq(refundTable.id, refund.id));
  if (!now || now.status !== refund.status) return null;
  return now.amountCents === refund.amountCents ? refund : now;
}

/** While a bank decides about a payment, nothing is refunded automatically: the money might be returned twice. */
async function isHeldBack(deps: Deps, refund: Refund): Promise<boolean> {
  const purchase = await readPurchase(deps.db.db, refund.purchaseId);
  if (!purchase?.disputed) return false;
  await deps.db.db.transaction(async (tx) => {
    const [held] = await tx
      .update(refundTable)
      .set({ status: 'failed', settledAt: deps.now() })
      .where(and(eq(refundTable.id, refund.id), eq(refundTable.status, 'wanted')))
      .returning();
    if (!held) return;
    await flagForReview(tx, purchase.id, HELD_BACK);
    await recordAudit(deps, tx, {
      who: 'shop',
      what: 'refund held back',
      why: 'disputed',
      purchaseId: refund.purchaseId,
      amount: moneyOf(refund),
    });
  });
  return true;
}
