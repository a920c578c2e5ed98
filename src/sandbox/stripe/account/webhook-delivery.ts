import { createHmac } from 'node:crypto';

import { postCallback } from '../../core/webhooks.ts';
import type { Account } from './account.ts';
import type { Endpoint, StoredEvent } from './state.ts';

/** The usual events of a shop's endpoint; the default endpoint gets exactly these. */
const DEFAULT_EVENTS = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
]);

const DEFAULT_ENDPOINT = 'we_default';

/** The shop's own endpoint, which the API lists beside those made there. */
export function defaultEndpoint({ shop }: Account): Endpoint {
  return {
    id: DEFAULT_ENDPOINT,
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: 0,
    description: null,
    enabled_events: [...DEFAULT_EVENTS],
    livemode: false,
    metadata: {},
    secret: shop.stripeWebhookSecret,
    status: 'enabled',
    url: shop.stripeWebhookUrl,
  };
}

const RETRY_SECONDS = [1, 3, 10];
const ANSWER_WITHIN_MS = 20_000;
const CATCH_UP_SECONDS = 3600;

/** Sends the event to every endpoint subscribed to its type. */
export function announce(account: Account, event: StoredEvent): void {
  const endpoints = Object.values(account.state.endpoints)
    .filter(({ status }) => status === 'enabled')
    .filter(({ enabled_events }) => enabled_events.includes('*') || enabled_events.includes(event.type))
    .map(({ id }) => id);
  if (DEFAULT_EVENTS.has(event.type)) endpoints.unshift(DEFAULT_ENDPOINT);
  if (endpoints.length === 0) return;
  event.pending_webhooks = endpoints.length;
  account.state.undelivered[event.id] = endpoints;
  for (const endpoint of endpoints) post(account, event, endpoint);
}

/** After a restart, sends again what was not delivered. */
export function catchUp(account: Account): void {
  for (const [id, endpoints] of Object.entries(account.state.undelivered)) {
    const event = account.state.events[id];
    if (!event || event.created < account.seconds() - CATCH_UP_SECONDS) continue;
    for (const endpoint of endpoints) post(account, event, endpoint);
  }
}

function post(account: Account, event: StoredEvent, endpoint: string): void {
  account.world.webhooks.deliver({
    party: 'stripe',
    id: endpoint === DEFAULT_ENDPOINT ? event.id : `${event.id}:${endpoint}`,
    retrySeconds: RETRY_SECONDS,
    async send() {
      const to = address(account, endpoint);
      if (!to) return 410;
      const body = JSON.stringify(event, null, 2);
      const status = await postCallback(
        to.url,
        body,
        {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signature(body, to.secret, Math.floor(Date.now() / 1000)),
        },
        ANSWER_WITHIN_MS,
      );
      if (status >= 200 && status < 300) delivered(account, event, endpoint);
      return status;
    },
  });
}

function address(account: Account, endpoint: string): { url: string; secret: string } | undefined {
  if (endpoint !== DEFAULT_ENDPOINT) return account.state.endpoints[endpoint];
  return { url: account.shop.stripeWebhookUrl, secret: account.shop.stripeWebhookSecret };
}

function delivered(account: Account, event: StoredEvent, endpoint: string): void {
  const left = (account.state.undelivered[event.id] ?? []).filter((other) => other !== endpoint);
  event.pending_webhooks = left.length;
  if (left.length > 0) account.state.undelivered[event.id] = left;
  else delete account.state.undelivered[event.id];
  account.save();
}

/** `t=<unix>,v1=<hex>`: HMAC-SHA256 over `<t>.<body>`, keyed with the whole secret string. */
function signature(body: string, secret: string, seconds: number): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
