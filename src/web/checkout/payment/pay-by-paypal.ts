import { ApiFailure } from '../../api/api.ts';
import type { PayPalPayment } from './checkout-memory.ts';
import { completePurchase } from './complete-purchase.ts';
import type { AgreedOrder, PurchaseCalls } from './purchase-calls.ts';
import { type PaymentContext, type PurchaseOutcome, refusalOf } from './purchase-outcome.ts';

export interface PayPalPaymentContext extends PaymentContext {
  calls: Pick<PurchaseCalls, 'startPayPal' | 'complete'>;
  /** PayPal's window is what the buyer has to look at now. */
  onWindow: () => void;
}

/** No words: the notice has its own. */
const NO_WORDS = '';

/**
 * One press on PayPal's button. PayPal's script tells what happens in its window by the calls below; `outcome` is how it
 * ends, null when the buyer turned back.
 */
export class PayPalPress {
  readonly outcome: Promise<PurchaseOutcome | null>;
  readonly #context: PayPalPaymentContext;
  readonly #agreed: AgreedOrder;
  #settle: (outcome: PurchaseOutcome | null) => void = () => {};
  #payment: PayPalPayment | null = null;
  /** The shop has it in hand, or it has ended: what PayPal's script complains of then changes nothing. */
  #isOver = false;

  constructor(context: PayPalPaymentContext, agreed: AgreedOrder) {
    this.#context = context;
    this.#agreed = agreed;
    this.outcome = new Promise((resolve) => (this.#settle = resolve));
  }

  /** The window opens and wants an order to show. What the shop refuses ends the press, and the window with it. */
  async createOrder(): Promise<string> {
    const { calls, memory, onWindow } = this.#context;
    const attempt = memory.current();
    const { buyer, totalCents } = this.#agreed;
    try {
      const started = await calls.startPayPal(this.#agreed, attempt);
      this.#payment = { ...started, attemptId: attempt.id, totalCents, buyer };
    } catch (failure) {
      const isRefusal = failure instanceof ApiFailure;
      this.#end(
        isRefusal
          ? refusalOf(failure, memory, this.#agreed, NO_WORDS)
          : { kind: 'failed', message: NO_WORDS },
      );
      throw failure;
    }
    memory.begin(this.#payment);
    onWindow();
    return this.#payment.paypalOrderId;
  }

  /**
   * The buyer agreed in the window; the shop takes the payment.
   * @param restart opens the window again, for another way to pay
   */
  async approve(payerId: string, restart: () => void): Promise<void> {
    const { memory, onPaid, onWindow } = this.#context;
    if (!this.#payment) return this.break(null);
    this.#isOver = true;
    this.#payment = { ...this.#payment, payerId };
    memory.begin(this.#payment);
    onPaid();
    const outcome = await finish(this.#context, this.#agreed, this.#payment, NO_WORDS);
    if (outcome.kind !== 'declined') return this.#end(outcome);
    // What was agreed to is over: whatever asks the shop from now on, a reload too, only asks.
    const { payerId: _, ...left } = this.#payment;
    this.#payment = left;
    memory.begin(left);
    this.#isOver = false;
    onWindow();
    return restart();
  }

  /** The buyer closed the window, or turned back in it. */
  cancel(): void {
    if (this.#isOver) return;
    this.#context.memory.closePayment();
    this.#end(null);
  }

  /** PayPal's script broke off. If there is an order, the shop finds out whether it was agreed to and takes it then. */
  async break(error: unknown): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    const message = wordsOf(error);
    if (!this.#payment) return this.#end({ kind: 'failed', message });
    const outcome = await finish(this.#context, this.#agreed, this.#payment, message);
    return this.#end(giveUp(this.#context, outcome));
  }

  #end(outcome: PurchaseOutcome | null): void {
    this.#isOver = true;
    this.#settle(outcome);
  }
}

/** After a reload: what became of the payment that was under way; null when nobody agreed to it. */
export async function resumePayPalPayment(
  context: PaymentContext,
  agreed: Pick<AgreedOrder, 'plan'>,
  payment: PayPalPayment,
): Promise<PurchaseOutcome | null> {
  const outcome = giveUp(context, await finish(context, agreed, payment, NO_WORDS));
  return outcome.kind === 'failed' ? null : outcome;
}

type Declined = { kind: 'declined'; message: string };

/** Has the shop take the payment: it asks PayPal whether the buyer agreed. */
async function finish(
  { calls, memory, pause }: PaymentContext,
  { plan }: Pick<AgreedOrder, 'plan'>,
  payment: PayPalPayment,
  why: string,
): Promise<PurchaseOutcome | Declined> {
  const outcome = await completePurchase(calls, plan, payment, pause);
  switch (outcome.kind) {
    case 'declined':
      return outcome;
    case 'refused':
      memory.closePayment();
      return outcome;
    case 'unpaid':
      memory.closePayment();
      return { kind: 'failed', message: why || outcome.message };
    // Both stay in memory: a reload asks again.
    case 'unanswered':
      return { kind: 'unsure', message: why };
    case 'pending':
      return outcome;
    case 'ready':
    case 'on-its-way':
      memory.finish(outcome.order);
      return outcome;
    case 'refunded':
    case 'mismatch':
      memory.finish();
      return outcome;
  }
}

/** Where no window is open to choose another way to pay in. */
function giveUp({ memory }: PaymentContext, outcome: PurchaseOutcome | Declined): PurchaseOutcome {
  if (outcome.kind !== 'declined') return outcome;
  memory.closePayment();
  return { kind: 'failed', message: outcome.message };
}

/** The first line of what PayPal's script says, if it says anything for people. */
function wordsOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  const [line = ''] = typeof message === 'string' ? message.split('\n') : [];
  return line.length <= 200 ? line.trim() : NO_WORDS;
}
