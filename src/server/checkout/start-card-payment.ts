import type { Deps } from '../deps.ts';
import type { CardPayment } from '../providers/stripe.ts';
import { assignCustomer } from './assign-customer.ts';
import { changedElsewhere, keepPayment, mustBePayable } from './keep-payment.ts';
import { type BuyerIdentity, openPurchase } from './open-purchase.ts';
import { paymentDescription } from './payment-description.ts';
import { paymentsOf } from './queries.ts';
import type { PurchaseRequest } from './requests.ts';
import type { Purchase } from './tables.ts';

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
  // A payment that is kept moves its purchase on.
  const payments = purchase.state === 'created' ? [] : await paymentsOf(deps.db.db, purchase.id);
  const known = payments.find(({ provider, status }) => provider === 'stripe' && status !== 'canceled');
  // Paid by this very intent: the browser looks at it and goes on.
  const isDone = known?.status === 'accepted' || known?.status === 'surplus';
  if (!isDone) mustBePayable(purchase, payments);
  if (known) {
    const intent = await deps.stripe.readIntent(known.reference);
    await assignCustomer(deps, purchase, intent, request, identity);
    return { purchase, intent };
  }

  const total = purchase.priceCents + purchase.stripeFeeCents;
  const intent = await deps.stripe.createIntent({
    id: purchase.id,
    total,
    description: paymentDescription(purchase),
  });
  const payment = { provider: 'stripe' as const, reference: intent.id, amountCents: total };
  if (await keepPayment(deps, purchase, payment)) {
    await assignCustomer(deps, purchase, intent, request, identity);
    return { purchase, intent };
  }
  await deps.stripe.cancelIntent(intent.id);
  throw changedElsewhere();
}
