import { randomUUID } from 'node:crypto';

import { formatGigabytes } from '../../domain/catalog/data-amount.ts';
import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import type { CardPayment } from '../providers/stripe.ts';
import { movePurchase } from './move-purchase.ts';
import { type BuyerIdentity, openPurchase } from './open-purchase.ts';
import { cardPaymentOf, lockPurchase } from './queries.ts';
import type { PurchaseRequest } from './requests.ts';
import { paymentTable, type Purchase } from './tables.ts';

export interface StartedPayment {
  purchase: Purchase;
  intent: CardPayment;
}

/**
 * Gives the buyer a PaymentIntent to confirm. One intent per purchase, however often this is called: the processor
 * knows it by a key made from the purchase id, so a crash between its answer and our row loses nothing.
 */
export async function startCardPayment(
  deps: Deps,
  request: PurchaseRequest,
  identity: BuyerIdentity,
): Promise<StartedPayment> {
  const purchase = await openPurchase(deps, request, 'stripe', identity);
  const known = await cardPaymentOf(deps.db.db, purchase.id);
  if (known) return { purchase, intent: await deps.stripe.readIntent(known.reference) };

  const total = purchase.priceCents + purchase.stripeFeeCents;
  const intent = await deps.stripe.createIntent({
    id: purchase.id,
    total,
    description: description(purchase),
  });
  const kept = await deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    // Locked first: a payment is never added to a purchase that is being given up at this moment.
    const current = await lockPurchase(tx, purchase.id);
    if (current?.state === 'abandoned') return false;
    await tx
      .insert(paymentTable)
      .values({
        id: randomUUID(),
        purchaseId: purchase.id,
        provider: 'stripe',
        reference: intent.id,
        status: 'open',
        amountCents: total,
        currency: 'USD',
        createdAt: now,
      })
      .onConflictDoNothing();
    await movePurchase(tx, {
      id: purchase.id,
      from: ['created'],
      to: 'paying',
      at: now,
      set: { nextLookAt: firstLook(deps, now) },
    });
    return true;
  });
  if (!kept) {
    await deps.stripe.cancelIntent(intent.id);
    throw new Problem('attempt_used', 'This checkout was changed in another window. Please try again.');
  }
  return { purchase, intent };
}

/** A buyer needs a moment to type a card: asking the processor earlier would only cost calls. */
function firstLook(deps: Deps, now: Date): Date {
  return new Date(now.getTime() + deps.settings.RECONCILE_SECONDS * 1000);
}

function description({ plan }: Purchase): string {
  return `eSIM for ${plan.country} - ${formatGigabytes(plan.data_amount)} for ${plan.duration} days`;
}
