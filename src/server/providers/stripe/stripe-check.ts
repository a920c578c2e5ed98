import Stripe from 'stripe';

import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { amber, eventsLeftOut, green, refusedBy, type Findings, red } from '../../core/finding.ts';
import { asTyped } from '../../core/installation.ts';
import type { Settings } from '../../core/settings/env.ts';
import { HAS_TAX_SERVICE } from '../../core/settings/tax-settings.ts';
import { openStripe } from './stripe-connection.ts';

/** The events the webhook endpoint must be subscribed to. */
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

/** An id that nothing has: a "not found" proves that the key may make the call. */
const NONE = '0'.repeat(24);
/** A call without effect for each right that the shop needs. */
const WRITING: Record<string, (stripe: Stripe) => Promise<unknown>> = {
  PaymentIntents: (stripe) => stripe.paymentIntents.cancel(`pi_${NONE}`),
  Refunds: (stripe) => stripe.refunds.create({ payment_intent: `pi_${NONE}` }),
  Customers: (stripe) => stripe.customers.update(`cus_${NONE}`, {}),
  'Payment Methods': (stripe) => stripe.paymentMethods.detach(`pm_${NONE}`),
  'Payment Method Domains': (stripe) => stripe.paymentMethodDomains.validate(`pmd_${NONE}`),
  Disputes: (stripe) => stripe.disputes.update(`dp_${NONE}`, { submit: false }),
  Files: (stripe) => stripe.rawRequest('POST', '/v1/files', { purpose: 'dispute_evidence' }),
};
const READING: typeof WRITING = {
  Charges: (stripe) => stripe.charges.list({ limit: 1 }),
  Disputes: (stripe) => stripe.disputes.list({ limit: 1 }),
  Payouts: (stripe) => stripe.payouts.list({ limit: 1 }),
  Balance: (stripe) => stripe.balanceTransactions.list({ limit: 1 }),
  'Webhook Endpoints': (stripe) => stripe.webhookEndpoints.list({ limit: 1 }),
};

/** Checks both keys, the rights of the secret one, the webhook endpoint and the registered host. Changes nothing. */
export async function* checkStripe(settings: Settings): Findings {
  const stripe = openStripe(settings);
  const secretKey = 'Stripe: STRIPE_SECRET_KEY';
  let newest: Stripe.PaymentIntent | undefined;
  try {
    [newest] = (await stripe.paymentIntents.list({ limit: 1 })).data;
  } catch (error) {
    yield refusedBy(secretKey, error, `Copy the secret key anew from ${KEYS_PAGE}.`);
    return;
  }
  yield green(secretKey, modeOf(settings.STRIPE_SECRET_KEY));
  yield* rights(stripe);
  yield* publishableKey(settings, newest);
  yield* webhook(stripe, `${settings.BASE_URL}/api/webhooks/stripe`);
  yield* walletHost(stripe, new URL(settings.BASE_URL).hostname);
  if (HAS_TAX_SERVICE[settings.TAX]) yield* taxOf(stripe);
}

/** Whether Stripe Tax is set up, and the key may use it. */
async function* taxOf(stripe: Stripe): Findings {
  const about = 'Stripe: Tax';
  const place = 'Stripe’s dashboard, Tax, Settings';
  const known = await stripe.tax.settings.retrieve().catch((error: unknown) => ({ error }));
  if ('error' in known) {
    yield refusedBy(about, known.error, `Give a restricted key reading of Tax Settings, in ${KEYS_PAGE}.`);
    return;
  }
  if (known.status !== 'active') {
    const fields = known.status_details.pending?.missing_fields ?? [];
    yield red(about, `is not set up: ${fields.join(', ') || known.status}`, `Complete it in ${place}.`);
    return;
  }
  // Neither has an effect: a refusal proves that the key may make the call.
  const errors = [
    await errorOf(stripe.tax.calculations.create({ currency: BASE_CURRENCY.toLowerCase(), line_items: [] })),
    await errorOf(
      stripe.tax.transactions.createFromCalculation({ calculation: `taxcalc_${NONE}`, reference: NONE }),
    ),
  ];
  const stopping = errors.find((error) => error !== null && !isNotThere(error));
  const remedy = `Give the restricted key writing of Tax Calculations and Transactions, in ${KEYS_PAGE}.`;
  if (stopping === undefined)
    yield green(about, 'is set up; it collects where you have added a registration');
  else if (statusOf(stopping) === 403) yield red(about, 'the key may not calculate or record taxes', remedy);
  else yield refusedBy(about, stopping, remedy);
}

/** A restricted key may lack one of these rights. */
async function* rights(stripe: Stripe): Findings {
  const about = 'Stripe: rights of the key';
  const remedy = `Give the restricted key writing of ${listed(WRITING)} and reading of ${listed(READING)}, in ${KEYS_PAGE}.`;
  const lacking: string[] = [];
  for (const [kind, calls] of Object.entries({ writing: WRITING, reading: READING })) {
    for (const [name, call] of Object.entries(calls)) {
      const error = await errorOf(call(stripe));
      if (statusOf(error) === 403) lacking.push(`${kind} of ${name}`);
      else if (error !== null && !isNotThere(error)) {
        yield refusedBy(about, error, remedy);
        return;
      }
    }
  }
  if (lacking.length === 0) yield green(about, 'has every permission that the shop needs');
  else yield red(about, `lacks ${lacking.join(', ')}`, remedy);
}

function listed(calls: object): string {
  return new Intl.ListFormat('en', { style: 'long' }).format(Object.keys(calls)).replace(', and ', ' and ');
}

/** @param newest payment of the account: the only way to tell which account a publishable key belongs to */
async function* publishableKey(settings: Settings, newest: Stripe.PaymentIntent | undefined): Findings {
  const about = 'Stripe: STRIPE_PUBLISHABLE_KEY';
  const remedy = `Copy the publishable key anew from ${KEYS_PAGE}: it belongs to the same account and mode as the secret one.`;
  const mode = modeOf(settings.STRIPE_PUBLISHABLE_KEY);
  if (mode !== modeOf(settings.STRIPE_SECRET_KEY)) {
    yield red(about, 'is of a different mode than the secret key', remedy);
    return;
  }
  const asBrowser = openStripe({ ...settings, STRIPE_SECRET_KEY: settings.STRIPE_PUBLISHABLE_KEY });
  const known = newest?.client_secret ? { id: newest.id, secret: newest.client_secret } : null;
  const { id, secret } = known ?? { id: `pi_${NONE}`, secret: `pi_${NONE}_secret_0` };
  const error = await errorOf(asBrowser.paymentIntents.retrieve(id, { client_secret: secret }));
  if (error === null) yield green(about, `${mode} of the same account`);
  else if (!isNotThere(error)) yield refusedBy(about, error, remedy);
  else if (known) yield red(about, 'belongs to a different account than the secret key', remedy);
  else yield green(about, `${mode}; its account is known after the first payment`);
}

async function* webhook(stripe: Stripe, url: string): Findings {
  const about = 'Stripe: webhook';
  const place = 'Stripe’s dashboard, Developers, Webhooks';
  const all = await stripe.webhookEndpoints.list({ limit: 100 }).catch((error: unknown) => ({ error }));
  if ('error' in all) {
    if (statusOf(all.error) !== 403) yield refusedBy(about, all.error, `Look at it in ${place}.`);
    return;
  }
  const endpoints = all.data.filter((endpoint) => endpoint.url === url);
  const [first] = endpoints;
  if (!first) {
    yield red(
      about,
      `no endpoint points to ${url}`,
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
      `${endpoints.length} endpoints point to ${url}`,
      'Keep the one whose secret is STRIPE_WEBHOOK_SECRET.',
    );
  else yield green(about, `${url}, all ${STRIPE_EVENTS.length} events`);
}

async function* walletHost(stripe: Stripe, host: string): Findings {
  if (LOCAL.test(host)) return;
  const about = 'Stripe: host for wallets';
  const remedy = `Run \`${asTyped('wallets')}\`, once the shop can be reached.`;
  const known = await stripe.paymentMethodDomains
    .list({ domain_name: host, limit: 1 })
    .catch((error: unknown) => ({ error }));
  if ('error' in known) {
    if (statusOf(known.error) !== 403) yield refusedBy(about, known.error, remedy);
    return;
  }
  if (known.data.some(({ enabled }) => enabled)) yield green(about, host);
  else yield amber(about, `${host} is not registered: no wallet is shown there`, remedy);
}

async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => error,
  );
}

/** HTTP status of Stripe's answer. A missing right is a 403, which Stripe checks before it looks the id up. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Stripe.errors.StripeError ? error.statusCode : undefined;
}

function isNotThere(error: unknown): boolean {
  return [400, 404].includes(statusOf(error) ?? 0);
}

function modeOf(key: string): string {
  return key.includes('_live_') ? 'a live key' : 'a test key';
}
