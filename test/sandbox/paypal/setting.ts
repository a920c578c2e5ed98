import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect } from 'vitest';

import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { startTestSandbox } from '../../support/outside/test-sandbox.ts';

export const ORDERS = '/v2/checkout/orders';

export interface Post {
  body: string;
  headers: IncomingHttpHeaders;
}

export interface PaypalEvent {
  id: string;
  event_type: string;
  resource: Record<string, unknown> & { id: string };
}

/** An answer as it came over the wire. */
export interface Answered {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape it asked for
  body: any;
}

/** A sandbox on free ports, and a shop that listens for webhooks. */
export class PaypalSetting {
  readonly sandbox: Sandbox;
  /** Webhooks received by the shop. */
  readonly posts: Post[];
  /** The statuses of the shop's next answers; 200 after the last. */
  readonly answers: number[];
  readonly #endShop: () => Promise<void>;
  #token: string | undefined;

  constructor(sandbox: Sandbox, shop: Awaited<ReturnType<typeof listenAsShop>>) {
    this.sandbox = sandbox;
    this.posts = shop.posts;
    this.answers = shop.answers;
    this.#endShop = () => shop.close();
  }

  /** One request, with an access token unless `headers` has its own `authorization`. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    this.#token ??= await this.#grant();
    const response = await fetch(this.sandbox.origins.paypal + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  /** Gets a new access token, after the clock has passed the end of the last one. */
  async renew(): Promise<void> {
    this.#token = await this.#grant();
  }

  async #grant(): Promise<string> {
    const response = await fetch(`${this.sandbox.origins.paypal}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: basic('sandbox', 'sandbox') },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  }

  /** Uses a control of `/control`. */
  async pull(name: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.sandbox.origins.control}/control/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Record<string, unknown>;
  }

  async ledger(): Promise<Record<'paypal_captures' | 'refunds', unknown[]>> {
    const response = await fetch(`${this.sandbox.origins.control}/control/ledger`);
    return (await response.json()) as Record<'paypal_captures' | 'refunds', unknown[]>;
  }

  /** Makes an order; returns its id. */
  async order(more: object = {}): Promise<string> {
    const { status, body } = await this.call('POST', '/v2/checkout/orders', orderBody(more));
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.id as string;
  }

  /** Makes an order, lets the payer approve it, captures it; returns the capture. */
  async paid(payer = 'pat', more: object = {}): Promise<{ id: string; order: string; status: string }> {
    const order = await this.order(more);
    await this.pull('paypal-approval', { order, payer });
    const { body } = await this.call('POST', `/v2/checkout/orders/${order}/capture`);
    return { ...body.purchase_units[0].payments.captures[0], order };
  }

  events(): PaypalEvent[] {
    return this.posts.map(({ body }) => JSON.parse(body) as PaypalEvent);
  }

  types(): string[] {
    return this.events().map(({ event_type }) => event_type);
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await this.#endShop();
  }
}

export async function openPaypal(dataDir: string | null = null): Promise<PaypalSetting> {
  const shop = await listenAsShop();
  const sandbox = await startTestSandbox({ dataDir, shop: { paypalWebhookUrl: shop.url } });
  return new PaypalSetting(sandbox, shop);
}

/** The body of an order for one plan; `more` goes into its one purchase unit. */
export function orderBody(more: object = {}) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: 'order-1',
        description: 'eSIM for Japan - 1 GB for 7 days',
        amount: { currency_code: 'USD', value: '10.50' },
        ...more,
      },
    ],
    payment_source: {
      paypal: { experience_context: { brand_name: 'Simport', user_action: 'PAY_NOW' } },
    },
  };
}

export function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}

async function listenAsShop() {
  const posts: Post[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posts.push({ body: Buffer.concat(chunks).toString(), headers: request.headers });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/paypal`,
    posts,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

export async function until(happened: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(happened, { interval: 10 }).toBe(true);
}

/** The first event of a type, once it has arrived. */
export async function toldOf(setting: PaypalSetting, type: string): Promise<PaypalEvent> {
  await until(() => setting.types().includes(type));
  return setting.events().find(({ event_type }) => event_type === type) as PaypalEvent;
}

/** What a shop does with orders, and what payers do with them. */
export function orderCalls(setting: PaypalSetting) {
  return {
    create: (more: object = {}, headers: Record<string, string> = {}) =>
      setting.call('POST', ORDERS, orderBody(more), headers),
    capture: (id: string, headers: Record<string, string> = {}) =>
      setting.call('POST', `${ORDERS}/${id}/capture`, undefined, headers),
    approve: (order: string, payer = 'pat') => setting.pull('paypal-approval', { order, payer }),
  };
}

export const issueOf = (answer: { body: { details?: { issue: string }[] } }) =>
  answer.body.details?.[0]?.issue;
