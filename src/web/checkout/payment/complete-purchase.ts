import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import { REFUND_CAUSES, type RefundCause } from '../../../domain/checkout/refund-words.ts';
import { ApiFailure } from '../../api/api.ts';
import type { OpenPayment } from './checkout-memory.ts';
import type { PurchaseCalls, SecondPayment } from './purchase-calls.ts';
import { paymentWords } from './words.ts';

/** How a payment that reached the processor ends at the shop. */
export type CompletedOutcome =
  | { kind: 'ready' | 'on-its-way'; order: string; paidWith: string | null; second: SecondPayment | null }
  /** PayPal is still checking the payment. */
  | { kind: 'pending'; order: string }
  | { kind: 'refunded'; order: string; message: string; cause: RefundCause | null; isBack: boolean }
  | { kind: 'mismatch'; order: string; message: string }
  /** The shop says that nothing was paid. */
  | { kind: 'unpaid'; message: string }
  /** PayPal could not use the buyer's way to pay; another one may do. */
  | { kind: 'declined'; message: string }
  /** PayPal does not take this payment. */
  | { kind: 'refused'; message: string }
  /** Nobody answered for a while. */
  | { kind: 'unanswered'; order: string };

/** Seconds between one try and the next; about a minute in all. */
const PAUSES = [1, 2, 3, 5, 8, 13, 20];

/** Failures after which the same call may well succeed: of a sign-in that has run out, the payment's own proof is left. */
function mayPass({ status, code }: ApiFailure): boolean {
  return status === 0 || code === 'unauthorized' || status === 429 || status >= 500;
}

/** Why the money goes back, and whether it has arrived; an answer without a cause has none that we know. */
function refundIn({ details }: ApiFailure): { cause: RefundCause | null; isBack: boolean } {
  const cause = REFUND_CAUSES.find((one) => one === details['cause']) ?? null;
  return { cause, isBack: details['is_done'] === true };
}

/**
 * Asks the shop for the eSIM of a payment, again and again while the connection or the shop is down: the call may be
 * repeated, and what was paid is not lost by giving up.
 */
export async function completePurchase(
  calls: Pick<PurchaseCalls, 'complete'>,
  plan: ChosenPlan,
  payment: OpenPayment,
  pause: (seconds: number) => Promise<void>,
): Promise<CompletedOutcome> {
  const { order } = payment;
  for (let tries = 0; ; tries++) {
    try {
      const completed = await calls.complete(plan, payment);
      if (completed.status === 'pending') return { kind: 'pending', order: completed.order };
      const kind = completed.status === 'ready' ? 'ready' : 'on-its-way';
      const { order: token, paid_with: paidWith, second_payment: second } = completed;
      return { kind, order: token, paidWith, second };
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const { code } = failure;
      const message =
        typeof failure.details['error'] === 'string' ? failure.message : paymentWords.notCompleted;
      if (code === 'payment_required') return { kind: 'unpaid', message };
      if (code === 'instrument_declined') return { kind: 'declined', message };
      if (code === 'payment_refused') return { kind: 'refused', message };
      if (code === 'refunded') return { kind: 'refunded', order, message, ...refundIn(failure) };
      if (code === 'payment_mismatch') return { kind: 'mismatch', order, message };
      const seconds = PAUSES[tries];
      if (!mayPass(failure) || seconds === undefined) return { kind: 'unanswered', order };
      await pause(seconds);
    }
  }
}
