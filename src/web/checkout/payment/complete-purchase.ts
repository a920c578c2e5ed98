import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import { REFUND_CAUSES, type RefundCause } from '../../../domain/checkout/refund-cause.ts';
import { ApiFailure } from '../../api/api.ts';
import type { OpenPayment } from './checkout-memory.ts';
import type { PurchaseCalls, SecondPayment } from './purchase-calls.ts';
import { paymentWords } from './words.ts';

/** The outcome at the shop of a payment that reached the processor. */
export type CompletedOutcome =
  | {
      kind: 'ready' | 'on-its-way';
      order: string;
      paidWith: string | null;
      second: SecondPayment | null;
      /** Of several plans, how many could not be delivered and are refunded. */
      refunded?: number;
    }
  /** PayPal is still checking the payment. */
  | { kind: 'pending'; order: string }
  | { kind: 'refunded'; order: string; message: string; cause: RefundCause | null; isBack: boolean }
  | { kind: 'mismatch'; order: string; message: string }
  /** Nothing was paid, says the shop. */
  | { kind: 'unpaid'; message: string }
  /** PayPal could not charge the buyer's funding source; another one may work. */
  | { kind: 'declined'; message: string }
  /** PayPal refuses this payment. */
  | { kind: 'refused'; message: string }
  /** The shop did not answer for about a minute. */
  | { kind: 'unanswered'; order: string };

/** Seconds between tries, about a minute in all. */
const PAUSES = [1, 2, 3, 5, 8, 13, 20];

/** Failures after which the same call may succeed: if the session has expired, the payment's own proof is enough. */
function mayPass({ status, code }: ApiFailure): boolean {
  return status === 0 || code === 'unauthorized' || status === 429 || status >= 500;
}

/** Why the money goes back, and whether it has arrived; the cause is null if the answer names none that we know. */
function refundIn({ details }: ApiFailure): { cause: RefundCause | null; isBack: boolean } {
  const cause = REFUND_CAUSES.find((one) => one === details['cause']) ?? null;
  return { cause, isBack: details['is_done'] === true };
}

/**
 * Asks the shop for a payment's eSIM, with retries while the connection or the shop is down: the call is idempotent, and giving
 * up does not lose what was paid.
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
      const refunded = completed.lines?.filter(({ status }) => status === 'refunded').length ?? 0;
      return { kind, order: token, paidWith, second, ...(refunded > 0 && { refunded }) };
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
