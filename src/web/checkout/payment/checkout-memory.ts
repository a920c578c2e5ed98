import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import type { Wallet } from '../../../domain/checkout/paid-method.ts';
import { keep, readKept, type BrowserStorage } from '../../browser/browser-storage.ts';

/** The code that counts in this tab, of whatever plan. */
export const CODE_KEY = 'simport.code';

/** The server takes the same attempt for the same purchase no longer than this. */
const ATTEMPT_MS = 60 * 60_000;

/** One checkout of one plan: however often pay is pressed, in however many tabs, it is one purchase. */
export interface Attempt {
  id: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** A payment was asked for under this id, here or in another tab. */
  begun: boolean;
}

interface Opened {
  attemptId: string;
  /** Token of the order page. */
  order: string;
  totalCents: number;
  buyer: Buyer;
}

export interface CardPayment extends Opened {
  intentId: string;
  /** Opens the payment at the processor: kept for this tab only. */
  clientSecret: string;
}

export interface PayPalPayment extends Opened {
  paypalOrderId: string;
  /** Who approved it, once somebody has. */
  payerId?: string;
}

/** A payment that the server opened for us and that may be on its way through bank or PayPal. */
export type OpenPayment = CardPayment | PayPalPayment;

export interface Buyer {
  fullName: string;
  email: string;
  /** Signed in: the purchase goes into the account. */
  isUser?: boolean;
  /** A guest asks for an account. */
  createAccount?: boolean;
  /** A user's second address: the eSIM goes to both. */
  alternativeEmail?: string;
  /** Of whoever buys for a company: for the invoice. */
  company?: string;
  vatNumber?: string;
  /** No emails about similar plans. */
  noMarketing?: boolean;
  /** A user's consent: the card that is typed in is kept for the next time. */
  saveCard?: boolean;
  /** Where consumers may withdraw: the version of what was agreed to beside the payment. */
  withdrawalConsent?: string;
  /** Name and address of a guest are as this wallet told them. */
  wallet?: Wallet;
}

/** A purchase that has ended well. */
export interface Bought {
  /** Token of its page; null where another tab bought it. */
  order: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Knows which attempt this checkout is, across reloads (session) and tabs (local), and what payment is under way. */
export class CheckoutMemory {
  readonly #session: BrowserStorage;
  readonly #local: BrowserStorage;
  readonly #now: () => number;
  readonly #attemptKey: string;
  readonly #paymentKey: string;
  readonly #boughtKey: string;

  constructor(
    plan: ChosenPlan,
    session: BrowserStorage,
    local: BrowserStorage,
    now: () => number = Date.now,
  ) {
    const onto = plan.topUpOf === undefined ? '' : `:${plan.topUpOf}`;
    const name = `${plan.id}:${plan.countryCode.toUpperCase()}${onto}`;
    this.#attemptKey = `simport.attempt:${name}`;
    this.#paymentKey = `simport.payment:${name}`;
    this.#boughtKey = `simport.bought:${name}`;
    this.#session = session;
    this.#local = local;
    this.#now = now;
  }

  /** When the page opens: this tab's attempt, else the one another tab is at, else a new one. A finished one is left. */
  open(): Attempt {
    const finished = new Set(this.#finished().map(({ id }) => id));
    const known = [this.#session, this.#local]
      .map((storage) => this.#read(storage))
      .find((attempt) => attempt && !finished.has(attempt.id));
    return this.#write(known ?? { id: crypto.randomUUID(), startedAt: this.#now(), begun: false });
  }

  /** When pay is pressed: still this tab's attempt, even if another tab has finished it, so that it is paid once. */
  current(): Attempt {
    const attempt = this.#read(this.#session) ?? this.open();
    return { ...attempt, begun: attempt.begun || this.#hasBegunInOtherTab(attempt.id) };
  }

  /** A payment exists for the attempt from now on. */
  begin(payment: OpenPayment): void {
    this.#write({ ...this.current(), begun: true });
    keep(this.#session, this.#paymentKey, payment);
  }

  /** The payment that was under way when the page was left. */
  openPayment(): OpenPayment | null {
    return readKept(this.#session, this.#paymentKey, isOpenPayment);
  }

  /** It was not paid; the next try goes to the same purchase. */
  closePayment(): void {
    this.#session.removeItem(this.#paymentKey);
  }

  /**
   * Paid, or no longer payable: whatever is bought next is a new purchase.
   * @param order token of the order page, when something was bought
   */
  finish(order?: string): void {
    if (order) {
      const startedAt = this.#now();
      keep(this.#session, this.#boughtKey, { id: order, startedAt });
      // The order's page shows codes: its token stays in the tab that bought it.
      keep(this.#local, this.#boughtKey, { id: '', startedAt });
      this.#session.removeItem(CODE_KEY);
    }
    const attempt = this.#read(this.#session);
    if (attempt) {
      keep(this.#local, FINISHED, [...this.#finished(), { id: attempt.id, startedAt: attempt.startedAt }]);
      if (this.#read(this.#local)?.id === attempt.id) this.#local.removeItem(this.#attemptKey);
    }
    this.#session.removeItem(this.#attemptKey);
    this.closePayment();
  }

  /** What this tab, else another one, bought of this plan within the hour, so that nobody buys twice by mistake. */
  lastBought(): Bought | null {
    const bought = [this.#session, this.#local]
      .map((storage) => readKept(storage, this.#boughtKey, isFinished))
      .find((known) => known && this.#isYoung(known));
    return bought ? { order: bought.id || null, at: bought.startedAt } : null;
  }

  #hasBegunInOtherTab(id: string): boolean {
    const shared = this.#read(this.#local);
    return (shared?.id === id && shared.begun) || this.#finished().some((entry) => entry.id === id);
  }

  #read(storage: BrowserStorage): Attempt | null {
    const attempt = readKept(storage, this.#attemptKey, isAttempt);
    return attempt && this.#isYoung(attempt) ? attempt : null;
  }

  #write(attempt: Attempt): Attempt {
    keep(this.#session, this.#attemptKey, attempt);
    keep(this.#local, this.#attemptKey, attempt);
    return attempt;
  }

  #finished(): Finished[] {
    return (readKept(this.#local, FINISHED, isFinishedList) ?? []).filter((entry) => this.#isYoung(entry));
  }

  #isYoung({ startedAt }: { startedAt: number }): boolean {
    const age = this.#now() - startedAt;
    return age >= 0 && age < ATTEMPT_MS;
  }
}

const FINISHED = 'simport.attempts-finished';

interface Finished {
  id: string;
  startedAt: number;
}

function isFinished(value: unknown): value is Finished {
  const { id, startedAt } = (value ?? {}) as Partial<Finished>;
  return typeof id === 'string' && typeof startedAt === 'number';
}

function isFinishedList(value: unknown): value is Finished[] {
  return Array.isArray(value) && value.every(isFinished);
}

function isAttempt(value: unknown): value is Attempt {
  return isFinished(value) && typeof (value as Partial<Attempt>).begun === 'boolean';
}

function isOpenPayment(value: unknown): value is OpenPayment {
  const payment = (value ?? {}) as Partial<CardPayment & PayPalPayment>;
  const { intentId, clientSecret, paypalOrderId } = payment;
  const ids = paypalOrderId === undefined ? [intentId, clientSecret] : [paypalOrderId];
  return (
    [payment.attemptId, payment.order, ...ids].every((text) => typeof text === 'string') &&
    typeof payment.totalCents === 'number' &&
    typeof payment.buyer?.fullName === 'string' &&
    typeof payment.buyer.email === 'string'
  );
}
