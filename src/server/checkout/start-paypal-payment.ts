import type { Money } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { inSpan } from '../core/spans.ts';
import type { Deps } from '../deps.ts';
import type { BuyerIdentity } from '../identity/identify.ts';
import { recordCanceled } from '../payments/end-payments.ts';
import { changedByOtherCall, keepPayment, mustBePayable } from '../payments/keep-payment.ts';
import { paymentDescription } from '../payments/payment-description.ts';
import { recordRefusedStart, refusedPayment } from '../payments/record-refusal.ts';
import { settle, settlePaidBefore } from '../payments/settle.ts';
import { ProviderRefused } from '../providers/outcome.ts';
import { paymentsOf } from '../purchase/queries.ts';
import type { Payment, Purchase } from '../purchase/tables.ts';
import { mustBeOnSale } from '../switches/on-sale.ts';
import { openPurchase, saleOf, totalOf } from './open-purchase.ts';
import type { PurchaseRequest } from './requests.ts';

type PaypalDeps = Deps & { paypal: NonNullable<Deps['paypal']> };

/**
 * Gives the buyer a PayPal order to approve: the one that can still be approved, even after a cancel or a decline, or a new one.
 * PayPal knows each by the purchase id and its number, so a crash between its answer and our row loses nothing.
 */
export async function startPaypalPayment(
  deps: Deps,
  request: PurchaseRequest,
  identity: BuyerIdentity,
): Promise<{ purchase: Purchase; orderId: string }> {
  if (!takesPaypal(deps)) throw new Problem('method_not_taken', { name: 'PayPal' });
  const purchase = await inSpan('verb open purchase', () => openPurchase(deps, request, 'paypal', identity));
  const payments = await paymentsOf(deps.db.db, purchase.id);
  mustBePayable(purchase, payments);
  const orders = payments.filter(({ provider }) => provider === 'paypal');
  const known = orders.find(({ status }) => status === 'open');
  if (known && (await canBeApproved(deps, known))) return { purchase, orderId: known.reference };

  mustBeOnSale(deps, saleOf(request, 'paypal'));
  const total = totalOf(purchase, 'paypal');
  const order = await createOrder(deps, purchase, { number: orders.length + 1, total });
  const payment = { provider: 'paypal' as const, method: 'paypal' as const, reference: order.id, total };
  if (await keepPayment(deps, purchase, payment)) return { purchase, orderId: order.id };
  throw changedByOtherCall();
}

function takesPaypal(deps: Deps): deps is PaypalDeps {
  return deps.paypal !== null;
}

async function createOrder(deps: PaypalDeps, purchase: Purchase, which: { number: number; total: Money }) {
  const description = paymentDescription(purchase);
  try {
    return await deps.paypal.createOrder({ purchaseId: purchase.id, description, ...which });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const attempt = { purchaseId: purchase.id, provider: 'paypal' } as const;
    const refusal = deps.processors.paypal.approvals?.refusalOf(error.code);
    if (refusal?.saysPaidBefore && (await settlePaidBefore(deps, attempt))) throw changedByOtherCall();
    await recordRefusedStart(deps, attempt, error);
    throw refusal ? refusedPayment(refusal) : error;
  }
}

async function canBeApproved(deps: PaypalDeps, payment: Payment): Promise<boolean> {
  const order = await deps.paypal.readOrder(payment.reference);
  if (order.status === 'open' || order.status === 'approved') return true;
  if (order.status === 'canceled') {
    await recordCanceled(deps, payment);
    return false;
  }
  // The answer to an earlier call was lost: the money has been taken.
  await settle(deps, 'paypal', payment.reference);
  throw changedByOtherCall();
}
