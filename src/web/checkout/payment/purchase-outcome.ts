import type { Quote } from '../../../domain/checkout/quote-schema.ts';
import { ApiFailure } from '../../api/api.ts';
import type { CheckoutMemory } from './checkout-memory.ts';
import type { CompletedOutcome } from './complete-purchase.ts';
import type { AgreedOrder, PurchaseCalls } from './purchase-calls.ts';

/** The outcome of a press on pay, for every method. */
export type PurchaseOutcome =
  | Exclude<CompletedOutcome, { kind: 'unpaid' | 'declined' }>
  /** Nothing was charged. */
  | { kind: 'failed'; message: string }
  /** Nothing was charged, and this card will not work. */
  | { kind: 'declined'; message: string }
  /** The processor could not be reached; paying again is safe, because it is the same purchase. */
  | { kind: 'unsure'; message: string }
  /** The bank has not decided yet. */
  | { kind: 'bank-waits'; order: string }
  /** `why`: the reason that a promotion code no longer applies. */
  | { kind: 'price-changed'; quote: Quote; why?: string }
  | { kind: 'paid-before'; message: string }
  /** The shop has paused this method, or all sales; no payment was opened. */
  | { kind: 'paused'; message: string }
  /** The session has expired; no payment was opened. */
  | { kind: 'signed-out'; message: string; email: string };

/** What every method needs. */
export interface PaymentContext {
  calls: Pick<PurchaseCalls, 'complete'>;
  memory: CheckoutMemory;
  pause: (seconds: number) => Promise<void>;
  /** The buyer's part is done; only the eSIM is still to come. */
  onPaid: () => void;
}

/**
 * The outcome if the shop opened no payment.
 * @param fallback the message if the shop sent none
 */
export function refusalOf(
  failure: unknown,
  memory: CheckoutMemory,
  { buyer }: AgreedOrder,
  fallback: string,
): PurchaseOutcome {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { code, details, message, status } = failure;
  if (code === 'price_changed' && details['quote'])
    return { kind: 'price-changed', quote: details['quote'] as Quote };
  if (code === 'code_refused')
    return { kind: 'price-changed', quote: details['quote'] as Quote, why: message };
  if (code === 'attempt_used') {
    memory.finish();
    return { kind: 'paid-before', message };
  }
  if (code === 'unauthorized') return { kind: 'signed-out', message, email: buyer.email };
  if (code === 'paused') return { kind: 'paused', message };
  if (code === 'payment_refused') return { kind: 'refused', message };
  const hasWords = status === 0 || typeof details['error'] === 'string';
  return { kind: 'failed', message: hasWords ? message : fallback };
}
