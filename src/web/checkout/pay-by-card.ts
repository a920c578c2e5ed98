import type { Quote } from '../../domain/checkout/quote.ts';
import { ApiFailure } from '../api.ts';
import type { CheckoutMemory, OpenPayment } from './checkout-memory.ts';
import { type CompletedOutcome, completePurchase } from './complete-purchase.ts';
import type { CardAnswer, CardForm } from './confirm-card.ts';
import type { CardOrder, PurchaseCalls } from './purchase-calls.ts';

export type PurchaseOutcome =
  | Exclude<CompletedOutcome, { kind: 'unpaid' }>
  /** Nothing was charged. */
  | { kind: 'failed'; message: string }
  /** The processor could not be asked; paying again is safe, for it is the same purchase. */
  | { kind: 'unsure'; message: string }
  | { kind: 'price-changed'; quote: Quote }
  | { kind: 'paid-before'; message: string }
  /** The sign-in has run out; nothing was begun. */
  | { kind: 'signed-out'; message: string; email: string };

export interface Cashier {
  calls: PurchaseCalls;
  card: CardForm;
  memory: CheckoutMemory;
  pause: (seconds: number) => Promise<void>;
  /** The money has moved; what follows is only waiting for the eSIM. */
  onPaid: () => void;
}

/** Seconds between looks at a payment that the bank is still thinking about. */
const LOOKS = [1, 2, 3, 4, 5, 5, 5, 5];

/** From the press on pay to the eSIM: opens the payment, has the card confirmed, asks the shop for the eSIM. */
export async function payByCard(cashier: Cashier, order: CardOrder): Promise<PurchaseOutcome> {
  const { calls, card, memory } = cashier;
  const attempt = memory.current();
  let payment: OpenPayment;
  try {
    const started = await calls.start(order, attempt);
    payment = { ...started, attemptId: attempt.id, totalCents: order.totalCents, buyer: order.buyer };
  } catch (failure) {
    return refusalOf(failure, memory, order);
  }
  memory.begin(payment);
  // Another tab, or this one before a reload, may have paid it already.
  const known = attempt.begun ? await card.look(payment.clientSecret) : null;
  const isUnderWay = known?.kind === 'succeeded' || known?.kind === 'processing';
  const answer = isUnderWay ? known : await card.confirm(payment.clientSecret, order.buyer);
  return follow(cashier, order, payment, answer);
}

/** After a reload: what became of the payment that was under way; null when it never was paid. */
export async function resumePayment(
  cashier: Cashier,
  order: Pick<CardOrder, 'plan'>,
  payment: OpenPayment,
): Promise<PurchaseOutcome | null> {
  const outcome = await follow(cashier, order, payment, await cashier.card.look(payment.clientSecret));
  return outcome.kind === 'failed' ? null : outcome;
}

async function follow(
  cashier: Cashier,
  { plan }: Pick<CardOrder, 'plan'>,
  payment: OpenPayment,
  first: CardAnswer,
): Promise<PurchaseOutcome> {
  const { memory, card, pause } = cashier;
  let answer = first;
  for (const seconds of LOOKS) {
    if (answer.kind !== 'processing') break;
    await pause(seconds);
    answer = await card.look(payment.clientSecret);
  }
  if (answer.kind === 'processing') return { kind: 'bank-waits', order: payment.order };
  if (answer.kind === 'canceled') {
    memory.finish();
    return { kind: 'failed', message: 'This payment has expired. Please try again.' };
  }
  if (answer.kind === 'open') {
    memory.closePayment();
    return { kind: 'failed', message: answer.message };
  }

  // Where the browser cannot reach the processor, the shop can: it asks before it answers.
  if (answer.kind === 'succeeded') cashier.onPaid();
  const outcome = await completePurchase(cashier.calls, plan, payment, pause);
  if (outcome.kind === 'unpaid') {
    memory.closePayment();
    return { kind: 'failed', message: answer.kind === 'unknown' ? answer.message : outcome.message };
  }
  if (outcome.kind !== 'unanswered' && outcome.kind !== 'bank-waits') {
    const isBought = outcome.kind === 'ready' || outcome.kind === 'on-its-way';
    memory.finish(isBought ? outcome.order : undefined);
    return outcome;
  }
  // It stays in memory: a reload asks again.
  return answer.kind === 'unknown' ? { kind: 'unsure', message: answer.message } : outcome;
}

function refusalOf(failure: unknown, memory: CheckoutMemory, { buyer }: CardOrder): PurchaseOutcome {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { code, details, message, status } = failure;
  if (code === 'price_changed' && details['quote'])
    return { kind: 'price-changed', quote: details['quote'] as Quote };
  if (code === 'attempt_used') {
    memory.finish();
    return { kind: 'paid-before', message };
  }
  if (code === 'unauthorized') return { kind: 'signed-out', message, email: buyer.email };
  const hasWords = status === 0 || typeof details['error'] === 'string';
  return { kind: 'failed', message: hasWords ? message : 'Failed to create payment intent' };
}
