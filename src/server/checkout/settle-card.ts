import { and, eq, inArray } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import type { CardPayment } from '../providers/stripe.ts';
import { startAfterPayment } from './after-payment.ts';
import { movePurchase } from './move-purchase.ts';
import { readPayment } from './queries.ts';
import { wantRefund } from './refund.ts';
import { type Payment, paymentTable, type Purchase, purchaseTable } from './tables.ts';

export type Settlement =
  | { kind: 'paid'; purchase: Purchase }
  /** Not paid (yet): the buyer may try again, unless it is canceled. */
  | { kind: 'open'; purchase: Purchase; intent: CardPayment }
  /** Paid, but not what we asked for: a person must look. Nothing is delivered. */
  | { kind: 'mismatch'; purchase: Purchase }
  | { kind: 'unknown' };

/**
 * Brings our books to what the processor says about one PaymentIntent: called by the completing request, the webhook
 * job and the reconcile job alike, any number of times, in any order.
 */
export async function settleCard(deps: Deps, intentId: string): Promise<Settlement> {
  const known = await readPayment(deps.db.db, 'stripe', intentId);
  if (!known) return { kind: 'unknown' };
  const { payment, purchase } = known;
  if (payment.status === 'accepted' || payment.status === 'surplus') return { kind: 'paid', purchase };

  const intent = await deps.stripe.readIntent(intentId);
  if (intent.status !== 'succeeded') {
    await rememberDecline(deps, purchase, intent);
    return { kind: 'open', purchase, intent };
  }
  const wrong = mismatch(deps, payment, purchase, intent);
  if (wrong) {
    await deps.db.db
      .update(purchaseTable)
      .set({ needsReview: wrong })
      .where(eq(purchaseTable.id, purchase.id));
    deps.log.error({ purchaseId: purchase.id, wrong }, 'a payment needs review');
    return { kind: 'mismatch', purchase };
  }
  return { kind: 'paid', purchase: await accept(deps, payment, purchase, intent) };
}

/** The first success of a purchase is accepted and the purchase is paid; any other success goes back by itself. */
async function accept(
  deps: Deps,
  payment: Payment,
  purchase: Purchase,
  intent: CardPayment,
): Promise<Purchase> {
  return deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    const paid = await movePurchase(tx, {
      id: purchase.id,
      from: ['paying'],
      to: 'paid',
      at: now,
      set: { paidAt: now, paidBy: 'stripe', lastError: null },
    });
    const [settled] = await tx
      .update(paymentTable)
      .set({ status: paid ? 'accepted' : 'surplus', settledAt: now, methodLabel: intent.methodLabel })
      // Also one that we had cancelled in our books: money that came in all the same goes back.
      .where(and(eq(paymentTable.id, payment.id), inArray(paymentTable.status, ['open', 'canceled'])))
      .returning();
    if (paid) {
      await startAfterPayment(deps, tx, paid);
      return paid;
    }
    if (settled) await wantRefund(deps, tx, settled, 'surplus');
    const [current] = await tx.select().from(purchaseTable).where(eq(purchaseTable.id, purchase.id));
    return current ?? purchase;
  });
}

function mismatch(deps: Deps, payment: Payment, purchase: Purchase, intent: CardPayment): string | null {
  if (intent.received !== payment.amountCents)
    return `amount ${intent.received} instead of ${payment.amountCents}`;
  if (intent.currency !== payment.currency.toLowerCase()) return `currency ${intent.currency}`;
  if (intent.purchaseId !== purchase.id) return 'the intent belongs to another purchase';
  if (intent.live !== (deps.settings.SHOP_MODE === 'live' && !deps.settings.STRIPE_STAGING))
    return `live mode ${intent.live}`;
  if (intent.refunded) return 'already refunded';
  return null;
}

async function rememberDecline(deps: Deps, purchase: Purchase, intent: CardPayment): Promise<void> {
  if (intent.lastError === purchase.lastError) return;
  await deps.db.db
    .update(purchaseTable)
    .set({ lastError: intent.lastError })
    .where(and(eq(purchaseTable.id, purchase.id), eq(purchaseTable.state, 'paying')));
}
