import { randomUUID } from 'node:crypto';

import { and, eq, inArray } from 'drizzle-orm';

import { beforeRefund } from '../../domain/checkout/refund-state.ts';
import { ofMinor } from '../../domain/money.ts';
import { whyNot } from '../../domain/orders/order-acts.ts';
import type { KnownOrder } from '../../domain/orders/order-standing.ts';
import { decideRefund, type NoRefund, type RefundCase } from '../../domain/orders/refund-policy.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { letMoneyOut, type Sender } from '../audit/money-out.ts';
import { recordAudit, refuseStale } from '../audit/record-audit.ts';
import { refundPolicyOf } from '../core/settings/refund-promise.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { takeBack } from '../esim-returns/take-back.ts';
import { bundleNow } from '../esim-returns/take-off.ts';
import { readKnownOrder } from '../esims/known-order.ts';
import { esimOfPurchase } from '../esims/queries.ts';
import { hasReturnedEnough, mailboxHash } from '../fraud/return-ceiling.ts';
import { queueWithheld } from '../mail/queries.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { isWaiting, restOf } from '../purchase/open-refunds.ts';
import { baseOf } from '../purchase/paid-price.ts';
import { acceptedPayment } from '../purchase/payments.ts';
import { lockPurchase, readPurchase } from '../purchase/purchases.ts';
import { refundPurchase } from '../purchase/queue-refund.ts';
import { type Purchase, type Refund, refundTable } from '../purchase/tables.ts';
import { areRefundsPaused } from '../switches/on-sale.ts';

/** `asked`: the wholesaler has yet to decide whether it takes the eSIM back; the refund follows. */
export type RefundStart = 'refunding' | 'asked';

export type RefundRequest = AskedRefund &
  ({ who: 'buyer'; by?: undefined } | { who: 'operator'; by: Sender });

interface AskedRefund {
  why: string;
  /** When it was requested, if before now. */
  at?: Date;
  /** The newest audit entry that the caller has seen. */
  seen?: number | undefined;
}

/**
 * Requests the refund of a purchase. The eSIM is taken back first, then the money is sent. A buyer's request is checked against
 * the policy and the live state of the eSIM; an operator's is not. The recover job continues what breaks off half-way, and a
 * buyer's request while refunds are paused. Throws `not_refundable` with the reason.
 */
export async function requestRefund(
  deps: Deps,
  purchase: Purchase,
  request: RefundRequest,
): Promise<RefundStart> {
  if (request.who === 'buyer') refuseByPolicy(deps, purchase, null, request.at);
  if (purchase.disputeLostAt !== null) throw notRefundable(deps, purchase, 'charged_back');
  if (purchase.state === 'paid' && request.who === 'operator') {
    const { by } = request;
    const done = await deps.db.db.transaction(async (tx) => {
      await lockPurchase(tx, purchase.id);
      await refuseStale(tx, purchase.id, request.seen);
      const payment = await acceptedPayment(tx, purchase.id);
      const cents = payment ? await restOf(tx, payment) : 0;
      await letMoneyOut(deps, tx, by, { purchaseId: purchase.id, cents: baseOf(purchase, cents) });
      return refundPurchase(deps, tx, purchase, request.why, actorOf(request));
    });
    if (done) return 'refunding';
  }
  const { refund, isAgain } = await askForReturn(deps, purchase, request);
  // Recorded with its time, and continued by the recover job: the eSIM is not taken back while its refund would not follow.
  if (areRefundsPaused(deps) && isWaiting(refund)) return 'asked';
  return returnEsim(deps, refund, isAgain);
}

/** Records the request before anything is taken back. A request under way is left unchanged, but an operator's is final. */
async function askForReturn(
  deps: Deps,
  purchase: Purchase,
  request: RefundRequest,
): Promise<{ refund: Refund; isAgain: boolean }> {
  return deps.db.db.transaction(async (tx) => {
    const current = await lockPurchase(tx, purchase.id);
    await refuseStale(tx, purchase.id, request.seen);
    const { who, why, at: createdAt = deps.now() } = request;
    const payment = await acceptedPayment(tx, purchase.id);
    const known = await readKnownOrder(tx, purchase.id);
    const no = known && refundRefusal(deps, purchase, known);
    if (no) throw no;
    if (!current || !payment) throw notRefundable(deps, purchase, 'not_delivered');
    // A paid purchase is refunded without taking back an eSIM: it has none.
    if (current.state === 'paid') throw notRefundable(deps, purchase, 'not_delivered');
    const [underWay] = await tx
      .select()
      .from(refundTable)
      .where(and(eq(refundTable.paymentId, payment.id), eq(refundTable.status, 'asked')));
    if (underWay && request.who === 'buyer') return { refund: underWay, isAgain: true };
    const amountCents = await restOf(tx, payment);
    // People may take back what was free; no money goes back with it.
    const isFree = payment.amountCents === 0 && who !== 'buyer';
    if (amountCents === 0 && !isFree) throw notRefundable(deps, purchase, 'returned');
    const mailbox = mailboxHash(deps.cipher, purchase.email);
    if (who === 'buyer' && (await hasReturnedEnough(deps, tx, payment, mailbox)))
      throw notRefundable(deps, purchase, 'too_many');
    if (request.by)
      await letMoneyOut(deps, tx, request.by, {
        purchaseId: purchase.id,
        cents: baseOf(purchase, amountCents),
      });
    const [refund] = await tx
      .insert(refundTable)
      .values({
        id: randomUUID(),
        paymentId: payment.id,
        purchaseId: purchase.id,
        reason: 'requested',
        amountCents,
        currency: payment.currency,
        status: 'asked',
        askedBy: who,
        why,
        mailboxHash: mailbox,
        createdAt,
      })
      .onConflictDoUpdate({
        target: [refundTable.paymentId, refundTable.reason],
        set: { status: 'asked', askedBy: who, why, amountCents, createdAt, settledAt: null },
        setWhere: inArray(refundTable.status, beforeRefund('asked')),
      })
      .returning();
    if (!refund) throw notRefundable(deps, purchase, 'returned');
    const what = 'refund asked for';
    const amount = ofMinor(amountCents, payment.currency);
    const entry = { ...actorOf(request), why, what, purchaseId: purchase.id, amount };
    await recordAudit(deps, tx, entry);
    return { refund, isAgain: underWay !== undefined };
  });
}

/** In the audit's form. */
function actorOf({ who, by }: RefundRequest) {
  return who === 'buyer' ? { who } : { who, operatorId: by.operatorId, origin: by.origin };
}

/**
 * Takes back the eSIM of a requested refund, and releases the money. Safe to repeat.
 * @param isAgain it was begun before: an eSIM that is gone by now was taken back for this very request
 */
export async function returnEsim(deps: Deps, refund: Refund, isAgain: boolean): Promise<RefundStart> {
  if (refund.status !== 'asked') return 'refunding';
  const { purchaseId, askedBy } = refund;
  const purchase = await readPurchase(deps.db.db, purchaseId);
  const owned = await esimOfPurchase(deps.db.db, purchaseId);
  if (!purchase || !owned) throw new Error(`refund ${refund.id} is about no eSIM`);
  // Asked after the eSIM is read: a refund that has ended meanwhile must not take back an eSIM that came in its place.
  const [now] = await deps.db.db
    .select({ status: refundTable.status })
    .from(refundTable)
    .where(eq(refundTable.id, refund.id));
  if (now?.status !== 'asked') return 'refunding';
  const why = refund.why ?? '';
  const who = askedBy ?? 'operator';

  if (who === 'buyer') {
    const reading = await bundleNow(deps, { ...owned.row, wholesaler: owned.esim.wholesaler });
    const bundle = reading && {
      state: reading.state,
      usedBytes: reading.unlimited ? 0 : reading.initialBytes - reading.remainingBytes,
    };
    const isGone = isAgain && (!reading || reading.state === 'revoked');
    try {
      // Later events do not count: the buyer would be left with neither eSIM nor money.
      if (!isGone) refuseByPolicy(deps, purchase, bundle, refund.createdAt);
    } catch (error) {
      await refuseReturn(deps, refund);
      throw error;
    }
  }
  const end = await takeBack(deps, owned, who, why);
  // A buyer's refund waits for the wholesaler's decision; an operator's does not.
  if (end === 'asked' && who === 'buyer') return 'asked';
  if (end === 'kept' && who === 'buyer') {
    await refuseReturn(deps, refund);
    throw notRefundable(deps, purchase, 'not_taken_back');
  }
  await deps.db.db.transaction(async (tx) => {
    const moved = await movePurchase(tx, {
      id: purchaseId,
      from: ['provisioned', 'delivered'],
      to: 'refunding',
      at: deps.now(),
    });
    const payment = await acceptedPayment(tx, purchaseId);
    // Meanwhile the money was refunded in another way: in the dashboard, or by an equal call.
    if (!moved || !payment) return refuse(tx, deps, refund);
    // A part may have been refunded in the dashboard since the request.
    const amountCents = await restOf(tx, payment);
    await tx.update(refundTable).set({ status: 'wanted', amountCents }).where(eq(refundTable.id, refund.id));
    await deps.queue.send('refund.send', { refundId: refund.id }, { tx });
  });
  return 'refunding';
}

/** The buyer keeps the eSIM, and mails held back meanwhile are sent. */
async function refuseReturn(deps: Deps, refund: Refund): Promise<void> {
  await refuse(deps.db.db, deps, refund);
  await queueWithheld(deps, refund.purchaseId);
}

async function refuse(db: DbOrTx, deps: Deps, refund: Refund): Promise<void> {
  await db
    .update(refundTable)
    .set({ status: 'refused', settledAt: deps.now() })
    .where(and(eq(refundTable.id, refund.id), eq(refundTable.status, 'asked')));
}

/** Throws `not_refundable` if the policy forbids the buyer to return it, as far as our records tell. */
export function refuseByPolicy(
  deps: Deps,
  purchase: Purchase,
  bundle: RefundCase['bundle'],
  at: Date = deps.now(),
): void {
  const decision = decideRefund({ ...purchase, bundle }, refundPolicyOf(deps.settings), at);
  if (!decision.allowed) throw notRefundable(deps, purchase, decision.why);
  if (isTooOld(deps, purchase)) throw notRefundable(deps, purchase, 'too_old');
}

/** Whether the wholesaler no longer pays for it, whenever the return was requested. */
export function isTooOld(deps: Pick<Deps, 'now' | 'wholesalers'>, purchase: Purchase): boolean {
  const days = deps.wholesalers.of(purchase).can.takesBackDays;
  if (days === null || purchase.paidAt === null) return false;
  return deps.now().getTime() >= purchase.paidAt.getTime() + days * 86_400_000;
}

/** Why an operator cannot refund an order as it is now; null if they can. */
export function refundRefusal(deps: Deps, purchase: Purchase, order: KnownOrder): Problem | null {
  const no = whyNot('refund', order);
  if (no === null) return null;
  if (no === 'returning') return new Problem('return_under_way');
  return no === 'not_paid' ? new Problem('unpaid_order') : notRefundable(deps, purchase, no);
}

/** Why a refund is refused. */
export function notRefundable({ settings }: Deps, { topUpIccid }: Purchase, why: NoRefund): Problem {
  const what = topUpIccid === null ? 'eSIM' : 'plan';
  return new Problem('not_refundable', { why, hours: settings.REFUND_HOURS, what });
}
