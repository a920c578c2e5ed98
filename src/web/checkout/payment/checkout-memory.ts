import { allChosen, type ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import type { Wallet } from '../../../domain/checkout/paid-method.ts';
import { isPaymentMethod, type PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import { formatMoney, type Money, ofBase } from '../../../domain/money.ts';
import { shownAddress } from '../../../domain/shown-address.ts';
import { BASKET_KEY, keep, readStored, type BrowserStorage } from '../../browser/browser-storage.ts';
import { NEWS_KEY, type PaymentNews } from '../../browser/payment-news.ts';
import { listed } from '../../core/words.ts';
import { paymentNewsWords } from './words.ts';

/** The promotion code applied in this tab, whatever the plan. */
export const CODE_KEY = 'simport.code';

/** The server treats repeated attempts as one purchase no longer than this. */
const ATTEMPT_MS = 60 * 60_000;

/** One checkout of one plan: however often the buyer presses pay, in however many tabs, it is one purchase. */
export interface Attempt {
  id: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** A payment was requested under this id, here or in another tab. */
  begun: boolean;
}

interface Opened {
  attemptId: string;
  /** Token of the order page. */
  order: string;
  total: Money;
  buyer: Buyer;
}

export interface CardPayment extends Opened {
  intentId: string;
  /** Opens the payment at the processor, so it is stored for this tab only. */
  clientSecret: string;
}

export interface PayPalPayment extends Opened {
  paypalOrderId: string;
  /** The PayPal account that approved it, once one has. */
  payerId?: string;
}

/** Paid on its processor's own page. */
export interface ElsewherePayment extends Opened {
  paymentId: string;
  method: PaymentMethod;
}

/** A payment that the server opened for us, perhaps still with the bank or PayPal. */
export type OpenPayment = CardPayment | PayPalPayment | ElsewherePayment;

export function methodOfPayment(payment: OpenPayment): PaymentMethod {
  if ('method' in payment) return payment.method;
  return 'paypalOrderId' in payment ? 'paypal' : 'card';
}

export interface Buyer {
  fullName: string;
  email: string;
  /** The buyer is signed in: the purchase goes into their account. */
  isUser?: boolean;
  /** A guest wants an account. */
  createAccount?: boolean;
  /** A user's second address; both get the eSIM. */
  alternativeEmail?: string;
  /** For the invoice of a buyer who buys for a company. */
  company?: string;
  vatNumber?: string;
  /** The buyer wants no emails about similar plans. */
  noMarketing?: boolean;
  /** A user agrees to have the typed card saved. */
  saveCard?: boolean;
  /** In shops whose consumers may withdraw, the version of the consent text. */
  withdrawalConsent?: string;
  /** The wallet that a guest's name and address come from. */
  wallet?: Wallet;
}

/** A successful purchase. */
export interface Bought {
  /** Token of the order page; null if another tab bought it. */
  order: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Remembers this checkout's attempt across reloads (session storage) and tabs (local storage), and the payment under way. */
export class CheckoutMemory {
  readonly #session: BrowserStorage;
  readonly #local: BrowserStorage;
  readonly #now: () => number;
  readonly #what: 'eSIM' | 'eSIMs' | 'plan';
  #paid: Opened | null = null;
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
    const plans = allChosen(plan).map(
      ({ id, countryCode, onto: line = '' }) => `${id}:${countryCode.toUpperCase()}${line}`,
    );
    const offer = plan.draftOrder === undefined ? '' : `:${plan.draftOrder}`;
    const name = `${plans.join('+')}${onto}${offer}`;
    this.#attemptKey = `simport.attempt:${name}`;
    this.#paymentKey = `simport.payment:${name}`;
    this.#boughtKey = `simport.bought:${name}`;
    this.#session = session;
    this.#local = local;
    this.#now = now;
    this.#what = plan.topUpOf === undefined ? (plan.more ? 'eSIMs' : 'eSIM') : 'plan';
  }

  /** The attempt for a page that opens: this tab's, else another tab's, else a new one. A finished one is dropped. */
  open(): Attempt {
    const finished = new Set(this.#finished().map(({ id }) => id));
    const known = [this.#session, this.#local]
      .map((storage) => this.#read(storage))
      .find((attempt) => attempt && !finished.has(attempt.id));
    return this.#write(known ?? { id: crypto.randomUUID(), startedAt: this.#now(), begun: false });
  }

  /** The attempt for a press on pay: still this tab's, even if another tab has finished it, so that the buyer pays once. */
  current(): Attempt {
    const attempt = this.#read(this.#session) ?? this.open();
    return { ...attempt, begun: attempt.begun || this.#hasBegunInOtherTab(attempt.id) };
  }

  /** Records that the attempt has a payment. */
  begin(payment: OpenPayment): void {
    this.#write({ ...this.current(), begun: true });
    keep(this.#session, this.#paymentKey, payment);
    this.#tell(payment, false);
  }

  /** The payment that was under way when the buyer left the page. */
  openPayment(): OpenPayment | null {
    const payment = readStored(this.#session, this.#paymentKey, isOpenPayment);
    // A page of the release before stored cents, which were dollars'.
    const { totalCents } = (payment ?? {}) as { totalCents?: number };
    return payment && totalCents !== undefined ? { ...payment, total: ofBase(totalCents) } : payment;
  }

  /** The payment failed; the next try belongs to the same purchase. */
  closePayment(): void {
    this.#session.removeItem(this.#paymentKey);
    this.#session.removeItem(NEWS_KEY);
  }

  /**
   * Ends an attempt that is paid or can no longer be: the next one is a new purchase.
   * @param order token of the order page, if something was bought
   */
  finish(order?: string): void {
    if (order) {
      const startedAt = this.#now();
      keep(this.#session, this.#boughtKey, { id: order, startedAt });
      // The order page shows codes, so its token stays in the tab that bought it.
      keep(this.#local, this.#boughtKey, { id: '', startedAt });
      this.#session.removeItem(CODE_KEY);
      if (this.#what === 'eSIMs') this.#local.removeItem(BASKET_KEY);
    }
    const attempt = this.#read(this.#session);
    if (attempt) {
      keep(this.#local, FINISHED, [...this.#finished(), { id: attempt.id, startedAt: attempt.startedAt }]);
      if (this.#read(this.#local)?.id === attempt.id) this.#local.removeItem(this.#attemptKey);
    }
    this.#session.removeItem(this.#attemptKey);
    const payment = this.openPayment();
    this.closePayment();
    this.#paid = order && payment ? { ...payment, order } : null;
    if (this.#paid) this.#tell(this.#paid, true);
  }

  /** The buyer corrected their address after paying. */
  correct(buyer: Buyer): void {
    const payment = this.openPayment();
    if (payment) this.begin({ ...payment, buyer });
    else if (this.#paid) this.#tell({ ...this.#paid, buyer }, true);
  }

  /** For pages that may not load now. */
  #tell({ total, buyer, order }: Opened, isPaid: boolean): void {
    const { paid, begun } = paymentNewsWords;
    const amount = formatMoney(total);
    const to = listed([buyer.email, buyer.alternativeEmail ?? ''].filter(Boolean).map(shownAddress));
    const news: PaymentNews = {
      title: isPaid ? paid.title : begun.title,
      text: isPaid ? paid[this.#what](amount, to) : begun.text(amount, to),
      order,
      at: this.#now(),
    };
    keep(this.#session, NEWS_KEY, news);
  }

  /** What this tab, else another one, bought of this plan within the last hour; keeps buyers from buying twice by mistake. */
  lastBought(): Bought | null {
    const bought = [this.#session, this.#local]
      .map((storage) => readStored(storage, this.#boughtKey, isFinished))
      .find((known) => known && this.#isYoung(known));
    return bought ? { order: bought.id || null, at: bought.startedAt } : null;
  }

  #hasBegunInOtherTab(id: string): boolean {
    const shared = this.#read(this.#local);
    return (shared?.id === id && shared.begun) || this.#finished().some((entry) => entry.id === id);
  }

  #read(storage: BrowserStorage): Attempt | null {
    const attempt = readStored(storage, this.#attemptKey, isAttempt);
    return attempt && this.#isYoung(attempt) ? attempt : null;
  }

  #write(attempt: Attempt): Attempt {
    keep(this.#session, this.#attemptKey, attempt);
    keep(this.#local, this.#attemptKey, attempt);
    return attempt;
  }

  #finished(): Finished[] {
    return (readStored(this.#local, FINISHED, isFinishedList) ?? []).filter((entry) => this.#isYoung(entry));
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
  const payment = (value ?? {}) as Partial<CardPayment & PayPalPayment & ElsewherePayment>;
  const { intentId, clientSecret, paypalOrderId, paymentId, method } = payment;
  const { totalCents } = payment as { totalCents?: unknown };
  const ids = isPaymentMethod(method)
    ? [paymentId]
    : paypalOrderId
      ? [paypalOrderId]
      : [intentId, clientSecret];
  return (
    [payment.attemptId, payment.order, ...ids].every((text) => typeof text === 'string') &&
    typeof (payment.total?.amount ?? totalCents) === 'number' &&
    typeof payment.buyer?.fullName === 'string' &&
    typeof payment.buyer.email === 'string'
  );
}
