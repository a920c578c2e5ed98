import type { Quote } from '../../../domain/checkout/quote-schema.ts';
import { ApiFailure } from '../../api/api.ts';
import type { CheckoutMemory } from './checkout-memory.ts';
import type { CompletedOutcome } from './complete-purchase.ts';
import type { AgreedOrder, PurchaseCalls } from './purchase-calls.ts';

/** How a press on pay ends, whatever the way to pay. */
export type PurchaseOutcome =
  | Exclude<CompletedOutcome, { kind: 'unpaid' | 'declined' }>
  /** Nothing was charged. */
  | { kind: 'failed'; message: string }
  /** Nor was it, but this card will not do. */
  | { kind: 'declined'; message: string }
  /** The processor could not be asked; paying again is safe, for it is the same purchase. */
  | { kind: 'unsure'; message: string }
  /** The bank takes its time. */
  | { kind: 'bank-waits'; order: string }
  /** `why`: of a code that does not count any more. */
  | { kind: 'price-changed'; quote: Quote; why?: string }
  | { kind: 'paid-before'; message: string }
  /** The shop has paused this, or all sales: nothing was begun. */
  | { kind: 'paused'; message: string }
  /** The sign-in has run out; nothing was begun. */
  | { kind: 'signed-out'; message: string; email: string };

/** What every way to pay needs. */
export interface PaymentContext {
  calls: Pick<PurchaseCalls, 'complete'>;
  memory: CheckoutMemory;
  pause: (seconds: number) => Promise<void>;
  /** The buyer has done their part; what follows is only waiting for the eSIM. */
  onPaid: () => void;
}

/**
 * The shop opened no payment.
 * @param fallback what is said where the shop has no words
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
