import { randomUUID } from 'node:crypto';

import type { Country, Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { Order } from '../../../src/domain/checkout/order-schema.ts';
import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { confirmIntent, type InWallet } from '../outside/confirm-intent.ts';
import type { Answer, Completed, Started, StartedPaypal } from './answers.ts';

export const PASSWORD = 'correct horse';

/** What answers calls: a shop in this process, or the way to one over the wire. */
interface Answering {
  request(url: string, init?: RequestInit): Response | Promise<Response>;
}

/** A visitor as the shop sees one: calls with an Origin and a cookie jar, a card at the processor. */
export class Buyer {
  readonly attempt = randomUUID();
  readonly email = `mia.${randomUUID().slice(0, 8)}@example.com`;
  readonly cookies = new Map<string, string>();
  /** The process that answers; behind a load balancer it may be another at any call. */
  app: Answering;
  readonly #baseUrl: string;
  readonly #stripe: string;
  readonly #control: string;

  constructor(
    shop: { app: Answering },
    baseUrl: string,
    sandbox: { origins: Pick<Sandbox['origins'], 'stripe' | 'control'> },
  ) {
    this.app = shop.app;
    this.#baseUrl = baseUrl;
    this.#stripe = sandbox.origins.stripe;
    this.#control = sandbox.origins.control;
  }

  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await this.ask(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type') !== 'application/pdf';
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text || 'null') : text) as Answer<T>['body'],
    };
  }

  /** A call of any kind, as this browser makes it. */
  async ask(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const response = await this.app.request(`${this.#baseUrl}${path}`, {
      ...init,
      headers: {
        Origin: this.#baseUrl,
        ...(this.cookies.size > 0 ? { Cookie: this.cookie } : {}),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** The `Cookie` header of this browser. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const at = pair.indexOf('=');
    const isOver = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (isOver) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  get<T>(path: string): Promise<Answer<T>> {
    return this.call('GET', path);
  }

  post<T>(path: string, body: unknown): Promise<Answer<T>> {
    return this.call('POST', path, body);
  }

  signUp(email = this.email, password = PASSWORD): Promise<Answer<{ user: { id: string } }>> {
    return this.post('/api/auth/sign-up/email', { name: '', email, password });
  }

  signIn(email = this.email, password = PASSWORD): Promise<Answer<{ user: { id: string } }>> {
    return this.post('/api/auth/sign-in/email', { email, password });
  }

  /** The user of this browser's session; null when nobody is signed in. */
  async user(): Promise<{ id: string; email: string; emailVerified: boolean; name: string } | null> {
    const { body } = await this.get<{ user: never } | null>('/api/auth/get-session');
    return body?.user ?? null;
  }

  /** What goes into `Authorization`: a fresh ID token. */
  async bearer(): Promise<{ Authorization: string }> {
    const { body } = await this.get<{ token: string }>('/api/auth/token');
    return { Authorization: `Bearer ${body.token}` };
  }

  /** A plan of a country: the 7-day fixed one unless another is looked for. */
  async plan(
    iso = 'JP',
    wanted: (plan: Plan) => boolean = (plan) => plan.duration === 7 && !plan.isUnlimited,
  ) {
    const { body } = await this.get<{ country: Country }>(`/api/countries/${iso}`);
    const plans = [body.country.fixed_plans, body.country.unlimited_plans].flatMap((days) =>
      Object.values(days).flat(),
    );
    const plan = plans.find(wanted);
    if (!plan) throw new Error(`no such plan in ${iso}`);
    return plan;
  }

  /** The purchase request for a plan at its quoted total, as the checkout page would send it. */
  async request(plan: Plan, changes: Record<string, unknown> = {}) {
    const { body } = await this.post<{ quote: Quote }>('/api/quote', {
      bundle_name: plan.bundle_name,
      country_code: plan.country_code,
    });
    return {
      bundle_name: plan.bundle_name,
      country_code: plan.country_code,
      price: body.quote.methods.stripe.total_cents / 100,
      billing_details: { fullName: 'Mia Larsen', email: this.email },
      payment_method: 'stripe',
      is_guest: true,
      marketing_opt_in: true,
      send_to_both_emails: false,
      original_user_email: '',
      alternative_email: '',
      attempt_id: this.attempt,
      ...changes,
    };
  }

  start(request: unknown): Promise<Answer<Started>> {
    return this.post('/api/esims/create-payment-intent/', request);
  }

  complete(
    request: object,
    started: Started,
    proof: Record<string, unknown> = {},
  ): Promise<Answer<Completed>> {
    const body = { ...request, payment_intent_id: started.payment_intent_id, ...proof };
    return this.post('/api/esims/complete-purchase/', body);
  }

  /** What the card form does, or a wallet's button: confirms the intent at the processor. */
  pay(started: Started, method: string | InWallet = 'pm_card_visa') {
    return confirmIntent(this.#stripe, started, method);
  }

  startPaypal(request: unknown): Promise<Answer<StartedPaypal>> {
    return this.post('/api/esims/create-paypal-order/', request);
  }

  completePaypal(
    request: object,
    started: StartedPaypal,
    changes: Record<string, unknown> = {},
  ): Promise<Answer<Completed>> {
    const ids = { paypal_order_id: started.paypal_order_id, paypal_payer_id: 'PATNRMAL23456' };
    const body = { ...request, ...ids, ...changes };
    return this.post('/api/esims/complete-paypal-purchase/', body);
  }

  /**
   * What happens in PayPal's window: a payer of the sandbox presses Pay Now.
   * @param refusal how PayPal answers when the money is taken
   */
  async approve({ paypal_order_id: order }: StartedPaypal, payer = 'pat', refusal?: string): Promise<void> {
    const response = await fetch(`${this.#control}/control/paypal-approval`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ order, payer, refusal }),
    });
    if (!response.ok) throw new Error(`not approved: ${await response.text()}`);
  }

  /** The purchase request of {@link request}, to be paid by PayPal. */
  async paypalRequest(plan: Plan, changes: Record<string, unknown> = {}) {
    const { body } = await this.post<{ quote: Quote }>('/api/quote', {
      bundle_name: plan.bundle_name,
      country_code: plan.country_code,
    });
    const price = (body.quote.methods.paypal?.total_cents ?? 0) / 100;
    return this.request(plan, { price, payment_method: 'paypal', ...changes });
  }

  /** A PayPal payment that its payer has approved; the browser has not told the shop yet. */
  async beginAndApprove(plan?: Plan, payer = 'pat', changes: Record<string, unknown> = {}) {
    const request = await this.paypalRequest(plan ?? (await this.plan()), changes);
    const answer = await this.startPaypal(request);
    if (answer.status !== 200) throw new Error(`not started: ${answer.status} ${answer.body.error}`);
    const started = answer.body;
    await this.approve(started, payer);
    return { request, started, complete: () => this.completePaypal(request, started) };
  }

  /** A payment that waits for its card: request sent, intent made. */
  async begin(plan?: Plan, changes: Record<string, unknown> = {}) {
    const request = await this.request(plan ?? (await this.plan()), changes);
    const started = await this.start(request);
    if (started.status !== 200) throw new Error(`not started: ${started.status} ${started.body.error}`);
    return { request, started: started.body, complete: () => this.complete(request, started.body) };
  }

  /** Paid at the processor; the browser has not told the shop yet. */
  async beginAndPay(plan?: Plan, changes: Record<string, unknown> = {}, paymentMethod?: string | InWallet) {
    const begun = await this.begin(plan, changes);
    await this.pay(begun.started, paymentMethod);
    return begun;
  }

  /** From plan to eSIM without any trouble. */
  async buy(plan?: Plan) {
    const request = await this.request(plan ?? (await this.plan()));
    const started = (await this.start(request)).body;
    await this.pay(started);
    return { request, started, completed: await this.complete(request, started) };
  }

  async order(token: string): Promise<Order> {
    return (await this.get<{ order: Order }>(`/api/orders/${token}`)).body.order;
  }
}
