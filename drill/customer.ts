import { randomUUID } from 'node:crypto';

import type { Country } from '../src/domain/catalog/catalog-schema.ts';
import type { Order } from '../src/domain/checkout/order-schema.ts';
import { WALLETS } from '../src/domain/checkout/paid-method.ts';
import type { Quote } from '../src/domain/checkout/quote-schema.ts';
import { BASE_CURRENCY, type Currency } from '../src/domain/currencies.ts';
import { type Money, ofMinor, toDecimal } from '../src/domain/money.ts';
import { confirmIntent } from '../test/support/outside/confirm-intent.ts';
import type { RunningShop } from '../test/support/shop/running-shop.ts';
import { isUnreachable, Refused, send } from './refused.ts';

/**
 * How a customer pays; `wallet`: with a card in a wallet, correcting their address meanwhile; `both`: by card in one tab and with
 * PayPal in another, for the same checkout.
 */
export type Way = 'card' | 'wallet' | 'paypal' | 'both';

/** How long a person keeps pressing the button: longer than a restart or an outage takes. */
const PATIENCE_MS = 150_000;
const TRY_AGAIN_MS = 400;
const PAYER = 'pat';

type Method = 'stripe' | 'paypal';

/** One buyer over real HTTP, who records what the shop promised. */
export class Customer {
  readonly email = `buyer-${randomUUID().slice(0, 13)}@drill.example`;
  /** The wrong address in the wallet; null if it was right. */
  readonly oldEmail: string | null;
  /** The shop has confirmed that everything goes to the right address. */
  isPutRight = false;
  readonly step: string;
  readonly way: Way;
  /** The one that they choose; each price must be in it. */
  readonly currency: Currency;
  /** When money may have moved, by `performance.now()`: from then on the shop owes an eSIM or the money. */
  paidAt: number | null = null;
  /** The refusals they got, in the words of the answer. */
  readonly refusals: string[] = [];
  /** Wants a refund, and keeps asking until it is made. */
  asksForRefund = false;
  /** What an operator has tried to refund; null if nothing. */
  given: Money | null = null;
  /** The eSIM before an operator tried to replace it. */
  replacedIccid: string | null = null;
  paymentIntent: string | null = null;
  paypalOrder: string | null = null;
  order = '';
  /** The code for which they were quoted a lower price; null without one. */
  code: string | null = null;
  /** The prices they were quoted; no other amount may be charged. */
  readonly quoted = new Map<Method, Money>();
  /** Of the eSIM that the shop has shown. */
  iccid: string | null = null;
  #esimId = '';
  #cookie = '';
  #clientSecret = '';
  readonly #shop: RunningShop;
  readonly #attempt = randomUUID();
  readonly #requests = new Map<Method, Record<string, unknown>>();

  constructor(shop: RunningShop, step: string, way: Way, currency: Currency) {
    this.#shop = shop;
    this.step = step;
    this.way = way;
    this.currency = currency;
    this.oldEmail = way === 'wallet' ? `old-${this.email}` : null;
  }

  get paid(): boolean {
    return this.paidAt !== null;
  }

  /** Chooses a plan and opens a purchase, without paying. */
  async open(iso: string): Promise<void> {
    await this.askPrice(iso);
    await this.begin();
  }

  /** Chooses a plan and gets a quote; leaves out a code that is no longer valid. */
  async askPrice(iso: string, code: string | null = null): Promise<void> {
    const { country } = await this.#insist<{ country: Country }>('GET', `/api/countries/${iso}`);
    const plan = Object.values(country.fixed_plans).flat()[0];
    if (!plan) throw new Error(`no plan in ${iso}`);
    const place = {
      bundle_name: plan.bundle_name,
      country_code: plan.country_code,
      // A release before local prices knows no such field.
      ...(this.currency !== BASE_CURRENCY && { currency: this.currency }),
    };
    const plain = () => this.#insist<{ quote: Quote }>('POST', '/api/quote', place);
    const { quote } = code
      ? await this.#insist<{ quote: Quote }>('POST', '/api/quote-with-code', { ...place, code }).catch(plain)
      : await plain();
    this.code = quote.discount_token ? code : null;
    for (const method of ['stripe', 'paypal'] as const) {
      const asked = quote.methods[method];
      if (!asked) throw new Error(`no price by ${method} in ${iso}`);
      const total = ofMinor(asked.total_cents, asked.currency);
      this.quoted.set(method, total);
      this.#requests.set(method, {
        ...place,
        price: Number(toDecimal(total)),
        discount_token: quote.discount_token,
        billing_details: { fullName: 'Drill Buyer', email: this.oldEmail ?? this.email },
        payment_method: method,
        ...(method === 'stripe' && this.way === 'wallet' && { wallet: true }),
        is_guest: true,
        marketing_opt_in: true,
        attempt_id: this.#attempt,
      });
    }
  }

  /** Opens a purchase at the quoted price. */
  async begin(): Promise<void> {
    const request = (method: Method) => this.#requests.get(method);
    if (this.way !== 'paypal') {
      const started = await this.#insist<{ client_secret: string; payment_intent_id: string; order: string }>(
        'POST',
        '/api/esims/create-payment-intent/',
        request('stripe'),
      );
      this.#clientSecret = started.client_secret;
      this.paymentIntent = started.payment_intent_id;
      this.order = started.order;
    }
    if (this.way === 'paypal' || this.way === 'both') {
      const started = await this.#insist<{ paypal_order_id: string; order: string }>(
        'POST',
        '/api/esims/create-paypal-order/',
        request('paypal'),
      );
      this.paypalOrder = started.paypal_order_id;
      this.order = started.order;
    }
  }

  /** Confirms the card, or approves in PayPal's window. The shop learns of it by webhook, by `complete`, or not at all. */
  async pay(): Promise<void> {
    if (this.paymentIntent) {
      const started = { payment_intent_id: this.paymentIntent, client_secret: this.#clientSecret };
      const wallet = WALLETS[Math.floor(Math.random() * WALLETS.length)] ?? 'link';
      const method = this.way === 'wallet' ? { wallet } : 'pm_card_visa';
      const { error } = await confirmIntent(this.#shop.sandbox.stripe, started, method);
      if (error) throw new Error(`the processor refused: ${error.message}`);
      this.paidAt ??= performance.now();
    }
    if (this.paypalOrder) {
      const approval = JSON.stringify({ order: this.paypalOrder, payer: PAYER });
      await send(`${this.#shop.sandbox.control}/control/paypal-approval`, approval);
      this.paidAt ??= performance.now();
    }
  }

  /** What the browser does after paying, in both tabs if there are two; the shop may die during it. */
  async complete(): Promise<void> {
    const calls = [];
    if (this.paymentIntent) {
      const body = { payment_intent_id: this.paymentIntent, client_secret: this.#clientSecret };
      calls.push(['/api/esims/complete-purchase/', { ...this.#requests.get('stripe'), ...body }] as const);
    }
    if (this.paypalOrder) {
      const body = { paypal_order_id: this.paypalOrder, paypal_payer_id: PAYER };
      calls.push([
        '/api/esims/complete-paypal-purchase/',
        { ...this.#requests.get('paypal'), ...body },
      ] as const);
    }
    await Promise.all([
      this.#putRight(),
      ...calls.map(([path, body]) => this.#ask('POST', path, body).catch(() => {})),
    ]);
  }

  /** Presses "Wrong address? Fix it" until the shop says that it is done, or that it is too late. */
  async #putRight(): Promise<void> {
    if (this.oldEmail === null) return;
    const asked = this.#insist('POST', `/api/orders/${this.order}/address`, { email: this.email });
    this.isPutRight = await asked.then(
      () => true,
      () => false,
    );
  }

  async readOrder(): Promise<Order> {
    const { order } = await this.#insist<{ order: Order }>('GET', `/api/orders/${this.order}`);
    if (order.esim) {
      this.iccid = order.esim.iccid;
      this.#esimId = order.esim.id;
    }
    return order;
  }

  /** Asks for a refund of a delivered eSIM; the shop may die during it. */
  async askBack(): Promise<void> {
    this.asksForRefund = true;
    await this.#ask('POST', `/api/esims/${this.#esimId}/refund`).catch(() => {});
  }

  /** An operator refunds a share of the price; the shop may die during it, and then nobody knows whether it was done. */
  async giveBack(share: number): Promise<void> {
    const { number, amounts } = await this.readOrder();
    this.given = ofMinor(Math.ceil(amounts.total_cents * share), amounts.currency);
    const amount = toDecimal(this.given);
    await this.#shop.operate('refund', number, '--part', amount, '--yes', 'drill').catch(() => {});
  }

  /** An operator has the eSIM replaced; the shop may die during it. */
  async replace(): Promise<void> {
    const { number } = await this.readOrder();
    this.replacedIccid = this.iccid;
    await this.#shop.operate('replace', number, '--yes', 'drill').catch(() => {});
  }

  /** Presses again, as people do: the same checkout must stay the same purchase. */
  async #insist<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (const started = Date.now(); ;) {
      try {
        return await this.#ask<T>(method, path, body);
      } catch (error) {
        const isHopeless = error instanceof Refused && error.status < 500;
        if (isHopeless || Date.now() - started > PATIENCE_MS) throw error;
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    }
  }

  /** Asks any process; like a load balancer, it skips one that is down. */
  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { webs } = this.#shop;
    const first = Math.floor(Math.random() * webs.length);
    for (let tries = 0; ; tries++) {
      const address = webs[(first + tries) % webs.length] ?? '';
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Origin: this.#shop.baseUrl,
          ...(this.#cookie ? { Cookie: this.#cookie } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(40_000),
      }).catch((error: unknown) => {
        if (isUnreachable(error) && tries + 1 < webs.length) return null;
        throw error;
      });
      if (!response) continue;
      for (const line of response.headers.getSetCookie()) this.#cookie = line.split(';')[0] ?? '';
      const text = await response.text();
      if (!response.ok) {
        const refusal = new Refused(response.status, `${method} ${path}: ${text}`);
        this.refusals.push(refusal.message);
        throw refusal;
      }
      return JSON.parse(text) as T;
    }
  }
}
