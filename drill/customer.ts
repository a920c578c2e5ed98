import { randomUUID } from 'node:crypto';

import type { Country } from '../src/domain/catalog/country.ts';
import type { Order } from '../src/domain/checkout/order.ts';
import type { Quote } from '../src/domain/checkout/quote.ts';

/** One buyer over real HTTP, who notes what the shop promised. */
export class Customer {
  readonly email = `buyer-${randomUUID().slice(0, 13)}@drill.example`;
  readonly step: string;
  /** Set once the card was charged: from here on the shop owes an eSIM or the money. */
  paid = false;
  paymentIntent = '';
  order = '';
  readonly #shop: string;
  readonly #stripe: string;
  #request: Record<string, unknown> = {};
  #clientSecret = '';

  constructor(shop: string, stripe: string, step: string) {
    this.#shop = shop;
    this.#stripe = stripe;
    this.step = step;
  }

  /** Chooses a plan and opens a purchase: the intent is made, nothing is paid. */
  async open(iso: string): Promise<void> {
    const { country } = await this.#ask<{ country: Country }>('GET', `/api/countries/${iso}`);
    const plan = Object.values(country.fixed_plans).flat()[0];
    if (!plan) throw new Error(`no plan in ${iso}`);
    const place = { bundle_name: plan.bundle_name, country_code: plan.country_code };
    const { quote } = await this.#ask<{ quote: Quote }>('POST', '/api/quote', place);
    this.#request = {
      ...place,
      price: quote.methods.stripe.total_cents / 100,
      billing_details: { fullName: 'Drill Buyer', email: this.email },
      payment_method: 'stripe',
      is_guest: true,
      marketing_opt_in: true,
      attempt_id: randomUUID(),
    };
    const started = await this.#ask<{ client_secret: string; payment_intent_id: string; order: string }>(
      'POST',
      '/api/esims/create-payment-intent/',
      this.#request,
    );
    this.#clientSecret = started.client_secret;
    this.paymentIntent = started.payment_intent_id;
    this.order = started.order;
  }

  /** Confirms the card at the processor. The shop hears of it by webhook, by `complete`, or not at all. */
  async pay(): Promise<void> {
    const response = await fetch(`${this.#stripe}/v1/payment_intents/${this.paymentIntent}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key: 'pk_test_sandbox',
        client_secret: this.#clientSecret,
        payment_method: 'pm_card_visa',
      }),
    });
    if (!response.ok) throw new Error(`the processor refused: ${response.status} ${await response.text()}`);
    this.paid = true;
  }

  /** What the browser does after paying; the shop may die under it. */
  async complete(): Promise<void> {
    await this.#ask('POST', '/api/esims/complete-purchase/', {
      ...this.#request,
      payment_intent_id: this.paymentIntent,
      client_secret: this.#clientSecret,
    }).catch(() => {});
  }

  async look(): Promise<Order> {
    return (await this.#ask<{ order: Order }>('GET', `/api/orders/${this.order}`)).order;
  }

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#shop}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(40_000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path.split('?')[0]}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }
}
