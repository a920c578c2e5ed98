import Stripe from 'stripe';

import { amber, eventsLeftOut, green, refusedBy, type Findings, red, messageOf } from '../../core/finding.ts';
import type { Settings } from '../../core/settings/env.ts';
import { openStripe } from './stripe-connection.ts';

/** What the webhook endpoint has to be subscribed to. */
const STRIPE_EVENTS = [
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
] as const;

const KEYS_PAGE = 'Stripe’s dashboard, Developers, API keys';
const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Proves both keys, what the secret one may do, the webhook endpoint and the registered host. Nothing there is changed. */
export async function* examineStripe(settings: Settings): Findings {
  const stripe = openStripe(settings);
  const secretKey = 'Stripe: STRIPE_SECRET_KEY';
  try {
    await stripe.paymentIntents.list({ limit: 1 });
  } catch (error) {
    yield refusedBy(secretKey, error, `Copy the secret key anew from ${KEYS_PAGE}.`);
    return;
  }
  yield green(secretKey, modeOf(settings.STRIPE_SECRET_KEY));
  yield* rights(stripe);
  yield* publishableKey(settings);
  yield* webhook(stripe, `${settings.BASE_URL}/api/webhooks/stripe`);
  yield* walletHost(stripe, new URL(settings.BASE_URL).hostname);
}

/** A restricted key may lack one of these. */
async function* rights(stripe: Stripe): Findings {
  const reads: [string, () => Promise<unknown>][] = [
    ['Refunds', () => stripe.refunds.list({ limit: 1 })],
    ['Charges', () => stripe.charges.list({ limit: 1 })],
    ['Customers', () => stripe.customers.list({ limit: 1 })],
    ['Disputes', () => stripe.disputes.list({ limit: 1 })],
    ['Webhook Endpoints', () => stripe.webhookEndpoints.list({ limit: 1 })],
    ['Payment Method Domains', () => stripe.paymentMethodDomains.list({ limit: 1 })],
  ];
  const lacking: string[] = [];
  for (const [name, read] of reads) if (await refusalOf(read)) lacking.push(name);
  const about = 'Stripe: rights of the key';
  if (lacking.length === 0) yield green(about, 'reads all that the shop needs');
  else
    yield red(
      about,
      `may not read ${lacking.join(', ')}`,
      `Give the restricted key these rights, and writing of PaymentIntents, Refunds and Customers, in ${KEYS_PAGE}.`,
    );
}

async function* publishableKey(settings: Settings): Findings {
  const about = 'Stripe: STRIPE_PUBLISHABLE_KEY';
  const remedy = `Copy the publishable key anew from ${KEYS_PAGE}: it belongs to the same account and mode as the secret one.`;
  if (modeOf(settings.STRIPE_PUBLISHABLE_KEY) !== modeOf(settings.STRIPE_SECRET_KEY)) {
    yield red(about, 'is of another mode than the secret key', remedy);
    return;
  }
  const asBrowser = openStripe({ ...settings, STRIPE_SECRET_KEY: settings.STRIPE_PUBLISHABLE_KEY });
  const intent = 'pi_000000000000000000000000';
  // There is no such intent: whoever is told so was let in.
  const refusal = await asBrowser.paymentIntents
    .retrieve(intent, { client_secret: `${intent}_secret_0` })
    .then(
      () => null,
      (error: unknown) => (isAboutKey(error) ? messageOf(error) : null),
    );
  yield refusal ? red(about, refusal, remedy) : green(about, modeOf(settings.STRIPE_PUBLISHABLE_KEY));
}

async function* webhook(stripe: Stripe, url: string): Findings {
  const about = 'Stripe: webhook';
  const place = 'Stripe’s dashboard, Developers, Webhooks';
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).catch(() => null);
  if (!all) return;
  const endpoints = all.data.filter((endpoint) => endpoint.url === url);
  const [first] = endpoints;
  if (!first) {
    yield red(
      about,
      `no endpoint leads to ${url}`,
      `Add it in ${place}, with these events: ${STRIPE_EVENTS.join(', ')}.`,
    );
    return;
  }
  const working = endpoints.find(({ status }) => status === 'enabled');
  if (!working) {
    yield red(about, `the endpoint ${first.id} is switched off`, `Switch it on in ${place}.`);
    return;
  }
  const missing = eventsLeftOut(STRIPE_EVENTS, working.enabled_events);
  if (missing.length > 0)
    yield red(about, `does not send ${missing.join(', ')}`, `Add these events in ${place}.`);
  else if (endpoints.length > 1)
    yield amber(
      about,
      `${endpoints.length} endpoints lead to ${url}`,
      'Keep the one whose secret is STRIPE_WEBHOOK_SECRET.',
    );
  else yield green(about, `${url}, all ${STRIPE_EVENTS.length} events`);
}

async function* walletHost(stripe: Stripe, host: string): Findings {
  if (LOCAL.test(host)) return;
  const about = 'Stripe: host for wallets';
  const known = await stripe.paymentMethodDomains.list({ domain_name: host, limit: 1 }).catch(() => null);
  if (!known) return;
  if (known.data.some(({ enabled }) => enabled)) yield green(about, host);
  else yield amber(about, `${host} is not registered: no wallet is shown there`, 'npm run shop -- wallets');
}

async function refusalOf(call: () => Promise<unknown>): Promise<string | null> {
  return call().then(
    () => null,
    (error: unknown) => messageOf(error),
  );
}

function isAboutKey(error: unknown): boolean {
  return !(error instanceof Stripe.errors.StripeError) || ![400, 404].includes(error.statusCode ?? 0);
}

function modeOf(key: string): string {
  return key.includes('_live_') ? 'a live key' : 'a test key';
}
