import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { AgreedOrder, PurchaseCalls } from './purchase-calls.ts';
import { type PaymentContext, type PurchaseOutcome, refusalOf } from './purchase-outcome.ts';
import { paymentWords } from './words.ts';

export interface ElsewhereContext extends PaymentContext {
  calls: Pick<PurchaseCalls, 'startElsewhere' | 'complete'>;
  /** Leaves this page. */
  go: (url: string) => void;
}

/**
 * Opens the payment and leaves for the processor's own page, which sends the buyer back here: what became of it is then asked as
 * after a reload. Ends only if the shop opens no payment.
 */
export async function payElsewhere(
  { calls, memory, go }: ElsewhereContext,
  order: AgreedOrder,
  method: PaymentMethod,
): Promise<PurchaseOutcome> {
  const attempt = memory.current();
  try {
    const { url, ...started } = await calls.startElsewhere(order, attempt, method);
    const { total, buyer } = order;
    memory.begin({ ...started, method, attemptId: attempt.id, total, buyer });
    go(url);
  } catch (failure) {
    return refusalOf(failure, memory, order, paymentWords.notStarted);
  }
  return new Promise<PurchaseOutcome>(() => {});
}
