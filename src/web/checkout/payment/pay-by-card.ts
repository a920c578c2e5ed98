import type { CardPayment } from './checkout-memory.ts';
import { completePurchase } from './complete-purchase.ts';
import type { CardAnswer, CardForm } from './confirm-card.ts';
import type { AgreedOrder, PurchaseCalls } from './purchase-calls.ts';
import { type PaymentContext, type PurchaseOutcome, refusalOf } from './purchase-outcome.ts';
import { paymentWords } from './words.ts';

export interface CardPaymentContext extends PaymentContext {
  calls: Pick<PurchaseCalls, 'start' | 'complete'>;
  card: CardForm;
}

/** Seconds between polls of a payment that the bank is still processing. */
const POLL_SECONDS = [1, 2, 3, 4, 5, 5, 5, 5];

/** Opens the payment, confirms it with the card, and asks the shop for the eSIM. */
export async function payByCard(context: CardPaymentContext, order: AgreedOrder): Promise<PurchaseOutcome> {
  const { calls, card, memory } = context;
  for (let again = false; ; again = true) {
    const attempt = memory.current();
    const isOurs = memory.openPayment()?.attemptId === attempt.id;
    let payment: CardPayment;
    try {
      const started = await calls.start(order, attempt);
      payment = { ...started, attemptId: attempt.id, total: order.total, buyer: order.buyer };
    } catch (failure) {
      return refusalOf(failure, memory, order, paymentWords.notStarted);
    }
    memory.begin(payment);
    // Another tab, or this one before a reload, may have paid already.
    const known = attempt.begun ? await card.retrieve(payment.clientSecret) : null;
    const isUnderWay = known?.kind === 'succeeded' || known?.kind === 'processing';
    const answer = isUnderWay ? known : await card.confirm(payment.clientSecret, order.buyer);
    // The shop has ended the payment, after many declines or for its age: the purchase continues with a new one.
    if (answer.kind === 'canceled' && !again) continue;
    const outcome = await follow(context, order, payment, answer);
    // The eSIM went to the buyer that the other tab named.
    const isTheirs = isUnderWay && !isOurs && (outcome.kind === 'ready' || outcome.kind === 'on-its-way');
    return isTheirs ? { kind: 'paid-before', message: paymentWords.paidBefore } : outcome;
  }
}

/** The outcome of the payment that was under way before a reload; null if it was never paid. */
export async function resumeCardPayment(
  context: CardPaymentContext,
  order: Pick<AgreedOrder, 'plan'>,
  payment: CardPayment,
): Promise<PurchaseOutcome | null> {
  const outcome = await follow(context, order, payment, await context.card.retrieve(payment.clientSecret));
  return outcome.kind === 'failed' || outcome.kind === 'declined' ? null : outcome;
}

async function follow(
  context: CardPaymentContext,
  { plan }: Pick<AgreedOrder, 'plan'>,
  payment: CardPayment,
  first: CardAnswer,
): Promise<PurchaseOutcome> {
  const { memory, card, pause } = context;
  let answer = first;
  for (const seconds of POLL_SECONDS) {
    if (answer.kind !== 'processing') break;
    await pause(seconds);
    answer = await card.retrieve(payment.clientSecret);
  }
  if (answer.kind === 'processing') return { kind: 'bank-waits', order: payment.order };
  if (answer.kind === 'canceled') {
    memory.closePayment();
    return { kind: 'failed', message: paymentWords.expired };
  }
  if (answer.kind === 'open') {
    memory.closePayment();
    return { kind: 'declined', message: answer.message };
  }

  // If the browser cannot reach the processor, the shop can: it asks the processor before it answers.
  if (answer.kind === 'succeeded') context.onPaid();
  const outcome = await completePurchase(context.calls, plan, payment, pause);
  if (outcome.kind === 'unpaid' || outcome.kind === 'declined' || outcome.kind === 'refused') {
    memory.closePayment();
    return { kind: 'failed', message: answer.kind === 'unknown' ? answer.message : outcome.message };
  }
  // The payment stays in memory, and a reload asks again.
  if (outcome.kind === 'pending') return { kind: 'bank-waits', order: outcome.order };
  if (outcome.kind === 'unanswered')
    return answer.kind === 'unknown' ? { kind: 'unsure', message: answer.message } : outcome;
  const isBought = outcome.kind === 'ready' || outcome.kind === 'on-its-way';
  memory.finish(isBought ? outcome.order : undefined);
  return outcome;
}
