import { and, eq, inArray } from 'drizzle-orm';

import { beforePayment } from '../../domain/checkout/payment-state.ts';
import type { Deps } from '../deps.ts';
import { noticeDeclines } from '../fraud/notice-declines.ts';
import { queueOrderMails } from '../mail/outbox.ts';
import type { PaymentStatus } from '../providers/payment-status.ts';
import { flagForReview } from '../purchase/flag-for-review.ts';
import { baseOf } from '../purchase/paid-price.ts';
import { paymentsOf, readPayment } from '../purchase/payments.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { type Payment, paymentTable, type Purchase, purchaseTable } from '../purchase/tables.ts';
import { keepPlace } from '../tax/place-facts.ts';
import { acceptPayment } from './accept-payment.ts';
import { startAfterPayment } from './after-payment.ts';
import { askProcessor } from './ask-processor.ts';
import { isPayable } from './keep-payment.ts';
import { mismatchOf } from './mismatch.ts';
import { endAllReturned } from './outside-refund.ts';
import { paidBy, takeDuplicate } from './take-duplicate.ts';

export type Settlement =
  /** `returned`: another payment had paid the purchase, and this one is refunded. */
  | { kind: 'paid'; purchase: Purchase; second: 'returned' | null }
  /** Not paid (yet): the buyer may try again, unless it is canceled. */
  | { kind: 'open'; purchase: Purchase; news: PaymentStatus }
  /** The bank or the processor is still checking the money. */
  | { kind: 'held'; purchase: Purchase }
  /** Another payment paid the purchase, and this one never took any money. */
  | { kind: 'not-taken'; purchase: Purchase }
  /** Paid, but not as we asked: a person must look. Nothing is delivered. */
  | { kind: 'mismatch'; purchase: Purchase }
  | { kind: 'unknown' };

/**
 * Updates our records to the processor's state of one payment: called by the completing request, the webhook job and the recover
 * job, any number of times, in any order.
 * @param reference the processor's id of the payment or of its capture
 */
export async function settle(
  deps: Deps,
  provider: Payment['provider'],
  reference: string,
): Promise<Settlement> {
  const known = await readPayment(deps.db.db, provider, reference);
  return known ? settleKnown(deps, known) : { kind: 'unknown' };
}

interface KnownPayment {
  payment: Payment;
  purchase: Purchase;
}

type KnownSettlement = Exclude<Settlement, { kind: 'unknown' }>;

/**
 * The same for a payment that the caller has just read.
 * @param approvedNow the buyer is there, and has just approved it
 * @param asksOthers if the processor says that the purchase was paid before, settle its other payments too, once
 */
export async function settleKnown(
  deps: Deps,
  known: KnownPayment,
  approvedNow = false,
  asksOthers = true,
): Promise<KnownSettlement> {
  const settled = settledBefore(known);
  if (settled) return settled;
  const { payment, purchase } = known;
  const news = await askProcessor(deps, payment, purchase, approvedNow);
  const facts = { answer: `payment ${news.status}`, purchaseId: purchase.id, reference: payment.reference };
  return deps.unwritten.write(facts, () => follow(deps, known, news, asksOthers));
}

/** Records the processor's state of a payment. Safe to repeat. */
async function follow(
  deps: Deps,
  known: KnownPayment,
  news: PaymentStatus,
  asksOthers: boolean,
): Promise<KnownSettlement> {
  const { payment, purchase } = known;
  if (news.status === 'succeeded') {
    const wrong = mismatchOf(payment, purchase, news);
    if (wrong) {
      // A payment being refunded may have been accepted by another process that could not deliver, since we looked.
      return (await settledSince(deps, payment)) ?? review(deps, known, news, wrong);
    }
    return accept(deps, payment, purchase, news);
  }
  if (news.status === 'held') {
    await hold(deps, payment, news);
    return { kind: 'held', purchase };
  }
  if (news.declined !== null) await noticeDeclines(deps, payment, news.declined);
  if (news.status === 'canceled') await close(deps, payment);
  if (asksOthers && news.refusal?.saysPaidBefore) {
    const before = await settlePaidBefore(deps, payment);
    if (before) return before;
  }
  await rememberDecline(deps, purchase, news);
  // Approved but not captured: another payment may have paid the purchase since it was read.
  const current =
    news.status === 'approved' ? ((await readPurchase(deps.db.db, purchase.id)) ?? purchase) : purchase;
  if (isPayable(current) || current.state === 'abandoned') return { kind: 'open', purchase: current, news };
  // An event may have settled this very payment since it was read.
  return (await settledSince(deps, payment)) ?? { kind: 'not-taken', purchase: current };
}

/** The processor says that the purchase was paid before: perhaps by another payment there, whose answer was lost. */
export async function settlePaidBefore(
  deps: Deps,
  { id, purchaseId, provider }: Pick<Payment, 'purchaseId' | 'provider'> & { id?: string },
): Promise<Extract<KnownSettlement, { kind: 'paid' | 'held' | 'mismatch' }> | null> {
  for (const other of await paymentsOf(deps.db.db, purchaseId)) {
    if (other.provider !== provider || other.id === id) continue;
    const known = await readPayment(deps.db.db, provider, other.reference);
    if (!known) continue;
    const settlement = await settleKnown(deps, known, false, false);
    if (settlement.kind === 'paid' || settlement.kind === 'held' || settlement.kind === 'mismatch')
      return settlement;
  }
  return null;
}

async function settledSince(deps: Deps, { provider, reference }: Payment): Promise<KnownSettlement | null> {
  const known = await readPayment(deps.db.db, provider, reference);
  return known && settledBefore(known);
}

function settledBefore({ payment, purchase }: KnownPayment): KnownSettlement | null {
  if (payment.status === 'accepted') return { kind: 'paid', purchase, second: null };
  if (payment.status === 'duplicate') return { kind: 'paid', purchase, second: 'returned' };
  return null;
}

/** The first successful payment of a purchase is accepted and the purchase is paid; any other is refunded automatically. */
async function accept(
  deps: Deps,
  payment: Payment,
  purchase: Purchase,
  news: PaymentStatus,
): Promise<KnownSettlement> {
  // Somebody refunded it in the processor's dashboard before we heard that it was paid.
  const isBack = news.returned.amount > 0;
  if (news.payerPlace) await keepPlace(deps, deps.db.db, purchase.id, news.payerPlace);
  const starts = !isBack;
  const paid = isBack ? null : await acceptPayment(deps, deps.db.db, { payment, news, starts });
  if (paid) {
    deps.meter.sold(payment.provider, baseOf(paid, news.received.amount));
    return { kind: 'paid', purchase: paid, second: null };
  }
  const settled = await deps.db.db.transaction(async (tx) => {
    const accepted = await acceptPayment(deps, tx, { payment, news, starts });
    if (!accepted)
      return {
        settlement: await takeDuplicate(deps, tx, { payment, purchase, news }),
        accepted,
        ended: null,
      };
    const why = `refunded in the dashboard of ${payment.provider}`;
    const [current] = await tx.select().from(paymentTable).where(eq(paymentTable.id, payment.id));
    const ended =
      isBack && current?.status === 'accepted'
        ? await endAllReturned(deps, tx, { payment: current, why })
        : null;
    if (!starts) await startAfterPayment(tx, ended ?? accepted);
    const settlement = { kind: 'paid' as const, purchase: ended ?? accepted, second: null };
    return { settlement, accepted, ended };
  });
  if (settled.accepted) deps.meter.sold(payment.provider, baseOf(settled.accepted, news.received.amount));
  if (settled.ended) deps.meter.refunded(payment.provider, baseOf(settled.ended, news.returned.amount));
  return settled.settlement;
}

/** The buyer has paid: nothing abandons the purchase meanwhile, and a mail says what it waits for. */
async function hold(deps: Deps, payment: Payment, news: PaymentStatus): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const [held] = await tx
      .update(paymentTable)
      .set({ status: 'held', ...paidBy(news) })
      .where(and(eq(paymentTable.id, payment.id), inArray(paymentTable.status, beforePayment('held'))))
      .returning();
    if (held) await queueOrderMails(deps, tx, payment.purchaseId, 'payment_held');
  });
}

async function close(deps: Deps, payment: Payment): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const [closed] = await tx
      .update(paymentTable)
      .set({ status: 'canceled', settledAt: deps.now() })
      .where(and(eq(paymentTable.id, payment.id), inArray(paymentTable.status, beforePayment('canceled'))))
      .returning();
    // A buyer who heard about the check also hears its result.
    if (closed && payment.status === 'held')
      await queueOrderMails(deps, tx, payment.purchaseId, 'payment_denied');
  });
}

async function review(
  deps: Deps,
  { payment, purchase }: KnownPayment,
  { captureId }: PaymentStatus,
  wrong: string,
): Promise<KnownSettlement> {
  await deps.db.db.transaction(async (tx) => {
    await flagForReview(tx, purchase.id, wrong);
    // Events about its disputes name only the capture.
    if (captureId !== null)
      await tx
        .update(paymentTable)
        .set({ captureReference: captureId })
        .where(eq(paymentTable.id, payment.id));
  });
  deps.log.error({ purchaseId: purchase.id, wrong }, 'a payment needs review');
  return { kind: 'mismatch', purchase };
}

async function rememberDecline(deps: Deps, purchase: Purchase, news: PaymentStatus): Promise<void> {
  if (news.lastError === purchase.lastError) return;
  await deps.db.db
    .update(purchaseTable)
    .set({ lastError: news.lastError })
    .where(and(eq(purchaseTable.id, purchase.id), eq(purchaseTable.state, 'paying')));
}
