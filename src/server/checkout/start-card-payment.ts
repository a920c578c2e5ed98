import { isSettled } from '../../domain/checkout/payment-state.ts';
import { assignCustomer } from '../cards/assign-customer.ts';
import { inSpan } from '../core/spans.ts';
import type { Deps } from '../deps.ts';
import type { CardStart } from '../fraud/brake-origin.ts';
import { noticeDeclines } from '../fraud/notice-declines.ts';
import type { BuyerIdentity } from '../identity/identify.ts';
import { recordCanceled } from '../payments/end-payments.ts';
import { changedByOtherCall, keepPayment, mustBePayable } from '../payments/keep-payment.ts';
import { paymentDescription } from '../payments/payment-description.ts';
import type { CardPayment } from '../providers/card-payment.ts';
import { paymentsOf } from '../purchase/queries.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';
import { mustBeOnSale } from '../switches/on-sale.ts';
import { openPurchase, saleOf, totalOf } from './open-purchase.ts';
import type { PurchaseRequest } from './requests.ts';

export interface StartedPayment {
  purchase: Purchase;
  intent: CardPayment;
}

/**
 * Gives the buyer a PaymentIntent to confirm: the one that can still be paid, or a new one if that was cancelled. Stripe knows
 * each by the purchase id and its number, so a crash between its answer and our row loses nothing. An intent begun before sales
 * were paused can still be paid; a new one is refused.
 * @param start where the payment is started from, and whether the card's bank must ask
 */
export async function startCardPayment(
  deps: Deps,
  request: PurchaseRequest,
  identity: BuyerIdentity,
  { origin: originHash, asksBank }: CardStart = { origin: null, asksBank: false },
): Promise<StartedPayment> {
  const purchase = await inSpan('verb open purchase', () => openPurchase(deps, request, 'card', identity));
  // A stored payment moves its purchase out of `created`.
  const payments = purchase.state === 'created' ? [] : await paymentsOf(deps.db.db, purchase.id);
  const intents = payments.filter(({ provider }) => provider === 'stripe');
  const known = intents.find(({ status }) => status !== 'canceled');
  // Already paid by this intent: the browser reads it and goes on.
  const isDone = known !== undefined && isSettled(known.status);
  if (!isDone) mustBePayable(purchase, payments);
  if (known) {
    const intent = await deps.stripe.readIntent(known.reference);
    if (isDone || (await canBePaid(deps, known, intent))) {
      await assignCustomer(deps, purchase, intent, request, identity);
      return { purchase, intent };
    }
  }

  mustBeOnSale(deps, saleOf(request, 'card'));
  const total = totalOf(purchase, 'card');
  const intent = await deps.stripe.createIntent({
    id: purchase.id,
    number: intents.length + 1,
    total,
    description: paymentDescription(purchase),
    asksBank,
  });
  const payment = {
    provider: 'stripe' as const,
    method: 'card' as const,
    reference: intent.id,
    total,
    originHash,
  };
  if (await keepPayment(deps, purchase, payment)) {
    await assignCustomer(deps, purchase, intent, request, identity);
    return { purchase, intent };
  }
  await deps.stripe.cancelIntent(intent.id);
  throw changedByOtherCall();
}

/** The buyer cannot use an intent that is cancelled, or about to be for its many declines. */
async function canBePaid(deps: Deps, payment: Payment, intent: CardPayment): Promise<boolean> {
  if (intent.declined !== null && (await noticeDeclines(deps, payment, intent.declined))) return false;
  if (intent.status !== 'canceled') return true;
  await recordCanceled(deps, payment);
  return false;
}
