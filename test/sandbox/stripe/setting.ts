import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import Stripe from 'stripe';

import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { startTestSandbox } from '../../support/outside/test-sandbox.ts';
import { useOpened } from '../use-opened.ts';

export const WEBHOOK_SECRET = 'whsec_contract';

interface Post {
  body: string;
  signature: string;
}

/** A shop's webhook address: stores what it receives, and answers as told. */
export interface Receiver {
  url: string;
  posts: Post[];
  /** The statuses of the next answers; 200 after the last. */
  answers: number[];
  /** Resolves with the first event of that type received so far or from now on, verified by the official SDK. */
  event(type: string, secret?: string): Promise<Stripe.Event>;
  types(): string[];
  close(): Promise<void>;
}

export interface Setting {
  sandbox: Sandbox;
  stripe: Stripe;
  receiver: Receiver;
  /** Uses a control of `/control`. */
  pull(name: string, body: object): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** A sandbox on free ports, the official SDK connected to it, and a shop that listens for webhooks. */
export async function openSetting(options: { dataDir?: string; receiver?: Receiver } = {}): Promise<Setting> {
  const receiver = options.receiver ?? (await openReceiver());
  const sandbox = await startTestSandbox({
    dataDir: options.dataDir ?? null,
    shop: { stripeWebhookUrl: receiver.url, stripeWebhookSecret: WEBHOOK_SECRET },
  });
  return {
    sandbox,
    stripe: sdk(sandbox, 'sk_test_contract'),
    receiver,
    async pull(name, body) {
      const response = await fetch(`${sandbox.origins.control}/control/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as Record<string, unknown>;
    },
    async close() {
      await sandbox.close();
      await receiver.close();
    },
  };
}

/** Such a setting for the tests of a file, or anew for each of them. */
export function useStripe(options: { anew?: boolean } = {}): { setting: Setting; stripe: Stripe } {
  const setting = useOpened(openSetting, options);
  // The SDK is connected only when the tests run.
  const stripe = new Proxy({} as Stripe, { get: (_, name: keyof Stripe) => setting.stripe[name] });
  return { setting, stripe };
}

/** The official SDK without its own retries, so that a test sees every answer. */
export function sdk(sandbox: Sandbox, key: string, maxNetworkRetries = 0): Stripe {
  const { hostname, port } = new URL(sandbox.origins.stripe);
  return new Stripe(key, { protocol: 'http', host: hostname, port, maxNetworkRetries, telemetry: false });
}

export async function openReceiver(): Promise<Receiver> {
  const posts: Post[] = [];
  const answers: number[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(answers.shift() ?? 200).end();
      posts.push({
        body: Buffer.concat(chunks).toString(),
        signature: String(request.headers['stripe-signature']),
      });
      for (const check of waiting) check();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const typeOf = (post: Post) => (JSON.parse(post.body) as { type: string }).type;
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/webhooks/stripe`,
    posts,
    answers,
    types: () => posts.map(typeOf),
    async event(type, secret = WEBHOOK_SECRET) {
      const post = await new Promise<Post>((resolve) => {
        const check = () => {
          const found = posts.find((post) => typeOf(post) === type);
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      });
      return Stripe.webhooks.constructEvent(post.body, post.signature, secret);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

/** The SDK's error with which a call rejects. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call went through');
}

export const CARD_INTENT = {
  amount: 1234,
  currency: 'usd',
  allowed_payment_method_types: ['card'],
} satisfies Stripe.PaymentIntentCreateParams;
