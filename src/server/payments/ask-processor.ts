import type { Deps } from '../deps.ts';
import { ProviderRefused } from '../providers/outcome.ts';
import type { PaymentNews } from '../providers/payment-news.ts';
import { refusalOf } from '../providers/paypal/paypal-refusals.ts';
import { readPayment } from '../purchase/queries.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';
import { isApprovedSince } from '../webhook-inbox/approvals.ts';
import { claimCapture, releaseCapture } from './claim-capture.ts';
import { noteRefusal } from './paypal-refusal.ts';

/**
 * What the processor says of a payment. A card is charged when the buyer confirms it; PayPal's money is taken here, once
 * the buyer has approved and as long as the purchase waits for it. After PayPal has refused to take it, only a newer
 * approval is taken: whoever was told to pay in another way is not charged behind their back.
 * @param approvedNow the buyer is there, and has just approved
 */
export async function askProcessor(
  deps: Deps,
  payment: Payment,
  purchase: Purchase,
  approvedNow = false,
): Promise<PaymentNews> {
  if (payment.provider === 'stripe') return deps.stripe.readIntent(payment.reference);
  const order = await deps.paypal.readOrder(payment.reference);
  if (order.status !== 'approved' || purchase.state !== 'paying') return order;
  if (payment.status === 'canceled') return refused(order, payment.refusal, 'canceled');
  if (order.asked !== payment.amountCents || order.foreign) {
    deps.log.error({ purchaseId: purchase.id, why: order.foreign ?? 'amount' }, 'a PayPal order was changed');
    return { ...order, status: 'canceled', lastError: 'This PayPal payment does not fit the order.' };
  }
  // The sweep and the events leave it to who is at it; the buyer waits for their turn.
  const claimed = await claimCapture(deps, payment, approvedNow);
  if (!claimed) return approvedNow ? readAgain(deps, payment) : order;
  try {
    return await takeClaimed(deps, order, claimed, approvedNow);
  } finally {
    await releaseCapture(deps, claimed);
  }
}

/** Somebody else took it, or was refused for good, while we waited. */
async function readAgain(deps: Deps, { reference }: Payment): Promise<PaymentNews> {
  const order = await deps.paypal.readOrder(reference);
  const known = await readPayment(deps.db.db, 'paypal', reference);
  return order.status === 'approved' ? refused(order, known?.payment.refusal ?? null, 'canceled') : order;
}

async function takeClaimed(
  deps: Deps,
  order: PaymentNews,
  payment: Payment,
  approvedNow: boolean,
): Promise<PaymentNews> {
  const known = await readPayment(deps.db.db, 'paypal', payment.reference);
  // Paid in another way since it was read.
  if (known?.purchase.state !== 'paying') return order;
  const { refusedAt } = payment;
  const isNew = approvedNow || !refusedAt || (await isApprovedSince(deps.db.db, order.id, refusedAt));
  return isNew ? take(deps, order, payment) : refused(order, payment.refusal, 'open');
}

async function take(deps: Deps, order: PaymentNews, payment: Payment): Promise<PaymentNews> {
  try {
    return await deps.paypal.capture(order.id, payment.refusals + 1);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    if (error.code === 'ORDER_NOT_APPROVED') return { ...order, status: 'open' };
    await noteRefusal(deps, payment, error);
    const mayGoOn = refusalOf(error.code).advice === 'another-way';
    return refused(order, error.code, mayGoOn ? 'open' : 'canceled');
  }
}

/** With PayPal's no, where there was one. */
function refused(order: PaymentNews, issue: string | null, status: 'open' | 'canceled'): PaymentNews {
  if (issue === null) return { ...order, status };
  const refusal = refusalOf(issue);
  return { ...order, status, lastError: refusal.words, refusal };
}
