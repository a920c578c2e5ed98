import { ApiFailure } from '../../api/api.ts';
import type { ElsewherePayment, PayPalPayment } from './checkout-memory.ts';
import { completePurchase } from './complete-purchase.ts';
import type { AgreedOrder, PurchaseCalls } from './purchase-calls.ts';
import { type PaymentContext, type PurchaseOutcome, refusalOf } from './purchase-outcome.ts';

export interface PayPalPaymentContext extends PaymentContext {
  calls: Pick<PurchaseCalls, 'startPayPal' | 'complete'>;
  /** The buyer should look at PayPal's window now. */
  onWindow: () => void;
}

/** The notice has its own words for an empty message. */
const NO_WORDS = '';

/**
 * One press on PayPal's button. PayPal's script reports what happens in its window through the calls below. `outcome` is the
 * result, or null if the buyer turned back.
 */
export class PayPalPress {
  readonly outcome: Promise<PurchaseOutcome | null>;
  readonly #context: PayPalPaymentContext;
  readonly #agreed: AgreedOrder;
  #settle: (outcome: PurchaseOutcome | null) => void = () => {};
  #payment: PayPalPayment | null = null;
  /** The shop is handling the payment, or the press has ended: later errors of PayPal's script change nothing. */
  #isOver = false;

  constructor(context: PayPalPaymentContext, agreed: AgreedOrder) {
    this.#context = context;
    this.#agreed = agreed;
    this.outcome = new Promise((resolve) => (this.#settle = resolve));
  }

  /** PayPal's window opens and needs an order to show. If the shop refuses, the press ends and the window closes. */
  async createOrder(): Promise<string> {
    const { calls, memory, onWindow } = this.#context;
    const attempt = memory.current();
    const { buyer, total } = this.#agreed;
    try {
      const started = await calls.startPayPal(this.#agreed, attempt);
      this.#payment = { ...started, attemptId: attempt.id, total, buyer };
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
   * The buyer approved the payment in the window; the shop captures it.
   * @param restart reopens the window for another funding source
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
    // The buyer's approval is used up: from now on, a reload included, only ask the shop.
    const { payerId: _, ...left } = this.#payment;
    this.#payment = left;
    memory.begin(left);
    this.#isOver = false;
    onWindow();
    return restart();
  }

  /** The buyer closed the window or turned back in it. */
  cancel(): void {
    if (this.#isOver) return;
    this.#context.memory.closePayment();
    this.#end(null);
  }

  /** PayPal's script failed. If there is an order, the shop finds out whether the buyer approved it, and captures it if so. */
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

/** The outcome of the payment that was under way before a reload or at the processor; null if nobody approved it. */
export async function resumePayPalPayment(
  context: PaymentContext,
  agreed: Pick<AgreedOrder, 'plan'>,
  payment: PayPalPayment | ElsewherePayment,
): Promise<PurchaseOutcome | null> {
  const outcome = giveUp(context, await finish(context, agreed, payment, NO_WORDS));
  return outcome.kind === 'failed' ? null : outcome;
}

type Declined = { kind: 'declined'; message: string };

/** Makes the shop capture the payment, after it has asked PayPal whether the buyer approved. */
async function finish(
  { calls, memory, pause }: PaymentContext,
  { plan }: Pick<AgreedOrder, 'plan'>,
  payment: PayPalPayment | ElsewherePayment,
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
    // These payments stay in memory, and a reload asks again.
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

/** For when no window is open in which the buyer could choose another funding source. */
function giveUp({ memory }: PaymentContext, outcome: PurchaseOutcome | Declined): PurchaseOutcome {
  if (outcome.kind !== 'declined') return outcome;
  memory.closePayment();
  return { kind: 'failed', message: outcome.message };
}

/** The first line of PayPal's error, if it is short enough to be meant for people. */
function wordsOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  const [line = ''] = typeof message === 'string' ? message.split('\n') : [];
  return line.length <= 200 ? line.trim() : NO_WORDS;
}
