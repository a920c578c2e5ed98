import type { Deps } from '../deps.ts';
import { ProviderRefused } from '../providers/outcome.ts';
import type { PaymentNews } from '../providers/payment-news.ts';
import type { Payment, Purchase } from './tables.ts';

/** PayPal's word for: this way to pay did not work, the buyer may choose another one for the same order. */
export const INSTRUMENT_DECLINED = 'INSTRUMENT_DECLINED';

/**
 * What the processor says of a payment. A card is charged when the buyer confirms it; PayPal's money is taken here, once
 * the buyer has approved and as long as the purchase waits for it.
 */
export async function askProcessor(deps: Deps, payment: Payment, purchase: Purchase): Promise<PaymentNews> {
  if (payment.provider === 'stripe') return deps.stripe.readIntent(payment.reference);
  const order = await deps.paypal.readOrder(payment.reference);
  const isWanted = purchase.state === 'paying' && payment.status !== 'canceled';
  if (order.status !== 'approved' || !isWanted) return order;
  if (order.asked !== payment.amountCents || order.foreign) {
    deps.log.error({ purchaseId: purchase.id, why: order.foreign ?? 'amount' }, 'a PayPal order was changed');
    return { ...order, status: 'canceled', lastError: 'This PayPal payment does not fit the order.' };
  }
  return take(deps, order);
}

async function take(deps: Deps, order: PaymentNews): Promise<PaymentNews> {
  try {
    return await deps.paypal.capture(order.id);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    switch (error.code) {
      case INSTRUMENT_DECLINED:
        return { ...order, status: 'open', lastError: error.code };
      case 'ORDER_NOT_APPROVED':
      case 'PAYER_ACTION_REQUIRED':
        return { ...order, status: 'open' };
      default:
        return { ...order, status: 'canceled', lastError: error.message };
    }
  }
}
