import { and, eq, inArray } from 'drizzle-orm';

import { buyerView } from '../../domain/checkout/purchase-state.ts';
import { refundCause } from '../../domain/checkout/refund-cause.ts';
import { moneyOf, ofMinor } from '../../domain/money.ts';
import type { Deps } from '../deps.ts';
import { esimOfPurchase, isShared } from '../esims/queries.ts';
import { attachCreditNote } from '../invoices/attach-invoice.ts';
import type { MailDescription } from '../mail/description.ts';
import type { Attachment } from '../mail/mail.ts';
import { orderFacts, tryAgainUrlOf } from '../mail/order-facts.ts';
import { refunded, type RefundedFacts } from '../mail/templates/refunded.ts';
import { linesOf } from '../purchase/basket.ts';
import { endingOf } from '../purchase/open-refunds.ts';
import { sourceOf } from '../purchase/paid-price.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { refundsOf } from '../purchase/refunds.ts';
import { type Payment, paymentTable, type Purchase } from '../purchase/tables.ts';

/** The mail about an order that is refunded in full. */
export async function composeRefunded(deps: Deps, purchaseId: string): Promise<MailDescription> {
  const others = await undelivered(deps, purchaseId);
  const mail = await compose(deps, purchaseId, 'accepted', others);
  const ids = [purchaseId, ...others.map(({ id }) => id)];
  const attachments: Attachment[] = [];
  // Nothing is credited where nothing was paid.
  const refunds = [...(await refundsOf(deps.db.db, ids)).values()];
  for (const refund of refunds.filter(({ amountCents }) => amountCents > 0))
    attachments.push(...(await attachCreditNote(deps, refund)));
  return { ...mail, attachments };
}

/** The other purchases of a basket, if nothing of it could be delivered: one mail tells of all. */
async function undelivered({ db }: Deps, purchaseId: string): Promise<Purchase[]> {
  const purchase = await readPurchase(db.db, purchaseId);
  const lines = purchase ? await linesOf(db.db, purchase) : [];
  const others = lines.filter(({ id }) => id !== purchaseId);
  if (others.length === 0) return [];
  const refunds = await refundsOf(
    db.db,
    lines.map(({ id }) => id),
  );
  return lines.every(({ id }) => refunds.get(id)?.reason === 'unfulfillable') ? others : [];
}

/** The mail about a duplicate payment that is refunded. */
export function composeDuplicatePayment(deps: Deps, purchaseId: string): Promise<MailDescription> {
  return compose(deps, purchaseId, 'duplicate');
}

async function compose(
  deps: Deps,
  purchaseId: string,
  status: Payment['status'],
  others: readonly Purchase[] = [],
): Promise<MailDescription> {
  const purchase = await readPurchase(deps.db.db, purchaseId);
  const [payment] = await deps.db.db
    .select()
    .from(paymentTable)
    .where(and(eq(paymentTable.purchaseId, purchaseId), inArray(paymentTable.status, [status])));
  if (!purchase || !payment) throw new Error(`purchase ${purchaseId} has no ${status} payment`);
  const facts = orderFacts(deps, purchase);
  return refunded({
    ...facts,
    addedTo: facts.addedTo ?? (await sharedEsim(deps, purchaseId)),
    ...(await sumsOf(deps, payment, others)),
    others: others.map((line) => orderFacts(deps, line).plan),
    methodLabel: sourceOf(payment),
    ...(await causeOf(deps, purchase, status)),
    tryAgainUrl: tryAgainUrlOf(deps, purchase),
  });
}

/** The amount of a payment refunded now, and the amount refunded before. */
async function sumsOf(
  { db }: Deps,
  payment: Payment,
  others: readonly Purchase[],
): Promise<Pick<RefundedFacts, 'total' | 'before'>> {
  if (payment.status === 'duplicate') return { total: moneyOf(payment), before: null };
  const { amount, before } = await endingOf(db.db, payment);
  const refunds = await refundsOf(
    db.db,
    others.map(({ id }) => id),
  );
  const more = [...refunds.values()].reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    total: ofMinor(amount.amount + more, amount.currency),
    before: before.amount === 0 ? null : before,
  };
}

async function causeOf(
  { db }: Deps,
  { id, state }: Purchase,
  status: Payment['status'],
): Promise<Pick<RefundedFacts, 'cause' | 'isTheirs'>> {
  if (status === 'duplicate') {
    const view = buyerView(state);
    if (view === 'unpaid') return { cause: 'paid_too_late', isTheirs: false };
    return { cause: 'paid_twice', isTheirs: view === 'processing' || view === 'ready' };
  }
  const refund = (await refundsOf(db.db, [id])).get(id);
  if (!refund) throw new Error(`purchase ${id} has no refund to write about`);
  const isTheirs = (await esimOfPurchase(db.db, id)) !== null;
  return { cause: refundCause(refund, isTheirs), isTheirs };
}

/** ICCID of a purchase's eSIM if it stays because it carries other plans. */
async function sharedEsim({ db }: Deps, purchaseId: string): Promise<string | undefined> {
  const owned = await esimOfPurchase(db.db, purchaseId);
  return owned && (await isShared(db.db, owned.row)) ? owned.row.iccid : undefined;
}
