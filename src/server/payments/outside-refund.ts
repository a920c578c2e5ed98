import { randomUUID } from 'node:crypto';

import { eq, or } from 'drizzle-orm';

import { goesBack } from '../../domain/checkout/refund-state.ts';
import { splitAmount } from '../../domain/checkout/split-amount.ts';
import { type Minor, type Money, ofMinor, moneyOf } from '../../domain/money.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { queueOrderMails } from '../mail/outbox.ts';
import type { MadeRefund } from '../providers/payment-status.ts';
import { wholeReference } from '../providers/processor.ts';
import { flagForReview, REFUND_FAILED } from '../purchase/flag-for-review.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { isOutside } from '../purchase/open-refunds.ts';
import { baseOf } from '../purchase/paid-price.ts';
import { partsOfPayments } from '../purchase/payments.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import { type Payment, paymentTable, type Purchase, type Refund, refundTable } from '../purchase/tables.ts';
import { makeRoom } from './make-room.ts';

/**
 * Follows refunds made without us, in the processor's dashboard. Once nothing of the payment is left, the purchase ends as
 * refunded and its eSIM is taken back; a partial refund leaves it alone. Safe to repeat.
 */
export async function followOutsideRefund(deps: Deps, payment: Payment): Promise<void> {
  if (payment.status !== 'accepted') return;
  const made = await deps.processors[payment.provider].refundsOf(payment);
  const parts = await partsOfPayments(deps.db.db, [payment]);
  if (parts.length > 0) return followOfBasket(deps, payment.partOf ?? payment.id, made);
  const back = await deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, payment.purchaseId);
    const known = await refundsOfPayment(tx, payment);
    // A refund without one of our ids was made in the dashboard, whatever else it says.
    const outside = made.filter(({ refundId }) => !known.some(({ id }) => isTryOf(id, refundId)));
    for (const refund of known.filter(isOutside)) {
      if (goesBack(refund.status) && isUndone(refund, outside)) await recordFailure(deps, tx, refund);
    }
    let sum = 0;
    for (const one of outside) {
      const isKnown = known.some(({ reference }) => reference === one.id);
      if (purchase && !isKnown && one.status !== 'failed')
        sum += await recordOutside(deps, tx, { payment, purchase, one });
    }
    return purchase ? baseOf(purchase, sum) : 0;
  });
  if (back > 0) deps.meter.refunded(payment.provider, back);
}

/**
 * The same for a payment of several purchases. Nobody can tell which of them a partial refund is for: it is spread over all, and
 * a person looks at it.
 */
async function followOfBasket(deps: Deps, wholeId: string, made: readonly MadeRefund[]): Promise<void> {
  const back = await deps.db.db.transaction(async (tx) => {
    const all = await tx
      .select()
      .from(paymentTable)
      .where(or(eq(paymentTable.id, wholeId), eq(paymentTable.partOf, wholeId)))
      .orderBy(paymentTable.reference);
    const lines: Line[] = [];
    for (const payment of all) {
      const purchase = await lockPurchase(tx, payment.purchaseId);
      if (purchase) lines.push({ payment, purchase });
    }
    const known: Refund[] = [];
    for (const payment of all) known.push(...(await refundsOfPayment(tx, payment)));
    const outside = made.filter(({ refundId }) => !known.some(({ id }) => isTryOf(id, refundId)));
    const isOf = ({ reference }: Refund, one: MadeRefund) =>
      reference !== null && wholeReference(reference) === one.id;
    for (const refund of known.filter(isOutside)) {
      const failed = outside.some((one) => one.status === 'failed' && isOf(refund, one));
      if (goesBack(refund.status) && failed) await recordFailure(deps, tx, refund);
    }
    let sum = 0;
    for (const one of outside)
      if (one.status !== 'failed' && !known.some((refund) => isOf(refund, one)))
        sum += await spread(deps, tx, lines, one);
    return sum;
  });
  const [first] = await deps.db.db.select().from(paymentTable).where(eq(paymentTable.id, wholeId));
  if (first && back > 0) deps.meter.refunded(first.provider, back);
}

interface Line {
  payment: Payment;
  purchase: Purchase;
}

/** Records a dashboard refund with all lines of a basket. Returns what is new to our records, in cents of the base currency. */
async function spread(deps: Deps, tx: Tx, lines: readonly Line[], one: MadeRefund): Promise<Minor> {
  const rooms: Minor[] = [];
  for (const { payment } of lines) {
    const gone = (await refundsOfPayment(tx, payment)).filter(
      ({ status }) => goesBack(status) && status !== 'wanted',
    );
    rooms.push(gone.reduce((left, { amountCents }) => left - amountCents, payment.amountCents));
  }
  const room = rooms.reduce((total, left) => total + left, 0);
  const taken = Math.min(one.amount.amount, room);
  // While something is left, something is left of each: an order of which all has gone back has ended.
  const spare = rooms.map((left) => Math.max(left - 1, 0));
  const isSpared = taken <= spare.reduce((total, left) => total + left, 0);
  const shares = splitAmount(taken, isSpared ? spare : rooms);
  let back = 0;
  for (const [at, { payment, purchase }] of lines.entries()) {
    const reference = at === 0 ? one.id : `${one.id}#${purchase.line}`;
    const share = { ...one, id: reference, amount: ofMinor(shares[at] ?? 0, payment.currency) };
    if (share.amount.amount > 0)
      back += baseOf(
        purchase,
        await recordOutside(deps, tx, { payment, purchase, one: share, endsAll: taken === room }),
      );
  }
  const [first] = lines;
  if (first && taken < room) await flagForReview(tx, first.purchase.id, SPREAD);
  return back;
}

/** Reason for a review: the shop cannot tell which plan of a basket was refunded. */
const SPREAD = 'refunded in part in the dashboard, and spread over all plans that were paid together';

/** Each try of ours after the first has its number appended to the id. */
function isTryOf(id: string, refundId: string | null): boolean {
  return refundId === id || (refundId?.startsWith(`${id}:`) ?? false);
}

function refundsOfPayment(tx: Tx, { id }: Payment): Promise<Refund[]> {
  return tx.select().from(refundTable).where(eq(refundTable.paymentId, id));
}

/** The buyer's bank returned it. A refund recorded without the processor's id is recognised by its amount. */
function isUndone({ reference, amountCents }: Refund, outside: readonly MadeRefund[]): boolean {
  if (reference !== null) return outside.some(({ id, status }) => id === reference && status === 'failed');
  const there = outside.filter(({ status }) => status !== 'failed');
  return there.reduce((sum, { amount }) => sum + amount.amount, 0) < amountCents;
}

/**
 * Returns the cents that are new to our records.
 * @param endsAll a purchase of which nothing is left has ended; not if only a part of its basket's payment went back
 */
async function recordOutside(
  deps: Deps,
  tx: Tx,
  {
    payment,
    purchase,
    one,
    endsAll = true,
  }: { payment: Payment; purchase: Purchase; one: MadeRefund; endsAll?: boolean },
): Promise<Minor> {
  // Its refund has come back from the bank, and somebody sends the money again.
  if (purchase.state === 'refunded') return 0;
  const { amount, isAll } = await makeRoom(deps, tx, {
    payment,
    known: await refundsOfPayment(tx, payment),
    amount: one.amount.amount,
  });
  if (amount === 0) return 0;
  const why = `refunded in the dashboard of ${payment.provider}`;
  const returned = ofMinor(amount, payment.currency);
  if (isAll && endsAll)
    return (await endReturned(deps, tx, { payment, returned, why, reference: one.id })) ? amount : 0;
  const now = deps.now();
  const { id: paymentId, purchaseId, currency } = payment;
  const [refund] = await tx
    .insert(refundTable)
    .values({
      id: randomUUID(),
      paymentId,
      purchaseId,
      part: 'outside',
      amountCents: amount,
      currency,
      status: 'succeeded',
      reference: one.id,
      createdAt: now,
      settledAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!refund) return 0;
  await recordAudit(deps, tx, {
    who: 'processor',
    what: 'refunded in part',
    why,
    purchaseId,
    amount: moneyOf(refund),
    reference: one.id,
  });
  await queueOrderMails(deps, tx, purchase, 'part_refunded', { again: true });
  await issueCreditNote(deps, tx, refund, payment);
  return amount;
}

/**
 * Ends as refunded a paid purchase whose whole payment, or the rest of it, was returned without us, in the caller's transaction:
 * takes back what was delivered and notifies its buyer. Returns the purchase, or null if it has ended already.
 */
async function endReturned(
  deps: Deps,
  tx: Tx,
  {
    payment,
    returned,
    why,
    reference = null,
  }: { payment: Payment; returned: Money; why: string; reference?: string | null },
): Promise<Purchase | null> {
  const { purchaseId } = payment;
  const now = deps.now();
  const before = await lockPurchase(tx, purchaseId);
  const moved =
    before?.state === 'refunding'
      ? before
      : await movePurchase(tx, {
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
      reference,
      createdAt: now,
      settledAt: now,
    })
    .onConflictDoNothing()
    .returning();
  const ended = await movePurchase(tx, { id: purchaseId, from: ['refunding'], to: 'refunded', at: now });
  await recordAudit(deps, tx, {
    who: 'processor',
    what: 'refunded',
    why,
    purchaseId,
    amount: returned,
    reference: payment.reference,
  });
  await queueOrderMails(deps, tx, purchaseId, 'refunded');
  await deps.queue.send('esim.take-back', { purchaseId }, { tx });
  if (refund) await issueCreditNote(deps, tx, refund, payment);
  return ended;
}

/**
 * The same for all purchases that a payment paid. Returns the first of them, or null if it has ended already.
 * @param payment as it is once it was accepted
 */
export async function endAllReturned(
  deps: Deps,
  tx: Tx,
  { payment, why }: { payment: Payment; why: string },
): Promise<Purchase | null> {
  let first: Purchase | null = null;
  for (const one of [payment, ...(await partsOfPayments(tx, [payment]))]) {
    const ended = await endReturned(deps, tx, { payment: one, returned: moneyOf(one), why });
    if (one === payment) first = ended;
  }
  return first;
}

/** A dashboard refund came back from the buyer's bank. Only a person can decide how the money gets there now. */
async function recordFailure(deps: Deps, tx: Tx, refund: Refund): Promise<void> {
  const { id, purchaseId } = refund;
  await tx.update(refundTable).set({ status: 'failed', settledAt: deps.now() }).where(eq(refundTable.id, id));
  await flagForReview(tx, purchaseId, REFUND_FAILED);
  await recordAudit(deps, tx, {
    who: 'processor',
    what: 'refund failed',
    why: 'outside',
    purchaseId,
    amount: moneyOf(refund),
  });
}
