import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import type { Finding } from '../../../src/server/core/finding.ts';
import { checkShop } from '../../../src/server/doctor/shop-check.ts';
import { freePorts } from '../../support/machine/ports.ts';
import { ROOT } from '../../support/machine/source-files.ts';
import { OutsideWorld } from '../../support/outside/outside-world.ts';
import { StripeAccount } from '../../support/outside/stripe-account.ts';
import { startTestSandbox } from '../../support/outside/test-sandbox.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { METRICS_TOKEN: 'a token of sixteen' } });

const NOT_THERE = path.join(tmpdir(), 'simport-of-the-doctor', 'data');

/** The environment of a shop whose outside world is a sandbox; by default, that of this shop. */
function envOf(sandbox: Sandbox, changed: Record<string, string> = {}): Record<string, string> {
  return {
    BASE_URL: shop.baseUrl,
    DATA_DIR: NOT_THERE,
    METRICS_TOKEN: 'a token of sixteen',
    STRIPE_API_PORT: new URL(sandbox.origins.stripe).port,
    PAYPAL_API_BASE: sandbox.origins.paypal,
    ESIM_GO_BASE_URL: `${sandbox.origins.esimGo}/v2.4`,
    GOOGLE_DISCOVERY_URL: `${sandbox.origins.oidc}/.well-known/openid-configuration`,
    EXCHANGE_RATES_URL: `${sandbox.origins.control}/ecb/eurofxref-daily.xml`,
    VIES_URL: `${sandbox.origins.control}/vies/rest-api`,
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    ...changed,
  };
}

const examined = (changed: Record<string, string> = {}, now?: () => Date) =>
  checkShop(envOf(shop.sandbox, changed), now);

/** What is not green, by its subject, except late answers of a provider, which here only share a busy machine, and old facts. */
function troubles(findings: Finding[]): Record<string, string> {
  const bad = findings.filter(
    ({ light, about }) => light !== 'green' && !(light === 'amber' && /: time$|^Facts: /.test(about)),
  );
  // Each says in a sentence what to do.
  const unhelpful = bad.filter(({ remedy }) => !/^\S+( \S+){2,}/.test(remedy ?? ''));
  expect(unhelpful).toEqual([]);
  return Object.fromEntries(bad.map(({ about, light, found }) => [about, `${light}: ${found}`]));
}

const others: Sandbox[] = [];
afterEach(async () => {
  for (const sandbox of others.splice(0)) await sandbox.close();
});

/** The findings if the outside world knows the shop differently than it is. */
async function examinedFrom(
  options: Parameters<typeof startTestSandbox>[0],
  prepare: (sandbox: Sandbox) => Promise<unknown> = async () => {},
): Promise<Finding[]> {
  const sandbox = await startTestSandbox({
    ...options,
    shop: {
      stripeWebhookUrl: `${shop.baseUrl}/api/webhooks/stripe`,
      paypalWebhookUrl: `${shop.baseUrl}/api/webhooks/paypal`,
      googleCallbackUrl: `${shop.baseUrl}/api/auth/callback/google`,
      esimGoCallbackUrl: `${shop.baseUrl}/api/webhooks/esim-go/sandbox-callbacks`,
      ...options?.shop,
    },
  });
  others.push(sandbox);
  await prepare(sandbox);
  return checkShop(envOf(sandbox));
}

it('finds nothing if all is right', async () => {
  const findings = await examined();
  expect(troubles(findings)).toEqual({});
  const parts = [...new Set(findings.map(({ about }) => about.split(':')[0]))];
  const all =
    'Settings,Tax,Files,Database,Stripe,PayPal,eSIM Go,Google,Exchange rates,Mail,Clock,Address,Facts'.split(
      ',',
    );
  expect(new Set(parts)).toEqual(new Set(all));
});

it('reports that the data folder cannot be made', async () => {
  expect(troubles(await examined({ DATA_DIR: '/dev/null/simport/data' }))).toEqual({
    'Files: DATA_DIR': 'red: /dev/null cannot be written by this user',
  });
});

it('leaves out providers that are not set up', async () => {
  const findings = await examined({ PAYPAL_CLIENT_ID: 'none', GOOGLE_CLIENT_ID: 'none' });
  expect(troubles(findings)).toEqual({});
  expect(findings.filter(({ about }) => /PayPal|Google/.test(about))).toEqual([]);
});

it('checks what is set while other settings are wrong, and never shows their values', async () => {
  const findings = await examined({ MAIL_FROM: 'pa55word', SMTP_URL: 'pa55word' });
  expect(troubles(findings)).toEqual({
    'Settings: SMTP_URL': 'red: must read smtp://host:port or smtps://host:port',
    'Settings: MAIL_FROM': 'red: must read Name <address>',
    Mail: 'red: not checked: SMTP_URL',
  });
  expect(JSON.stringify(findings)).not.toContain('pa55word');
});

it('works for a live shop without any settings yet', async () => {
  const found = troubles(
    await checkShop({ SHOP_MODE: 'live', DATA_DIR: NOT_THERE, BASE_URL: 'https://127.0.0.1' }),
  );
  expect(found['Settings: DATA_KEY']).toBe('red: is missing');
  expect(found['Database']).toBe('red: is not named');
  expect(found['Stripe']).toBe('red: not checked: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY');
  expect(Object.keys(found).filter((about) => /^(PayPal|Google)/.test(about))).toEqual([]);
});

describe('a key that is refused is red:', () => {
  it.each([
    [
      'Stripe: STRIPE_SECRET_KEY',
      { STRIPE_SECRET_KEY: 'sk_live_another', STRIPE_PUBLISHABLE_KEY: 'pk_live_another' },
    ],
    ['Stripe: STRIPE_PUBLISHABLE_KEY', { STRIPE_PUBLISHABLE_KEY: 'pk_live_another' }],
    ['PayPal: PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET', { PAYPAL_CLIENT_SECRET: 'another' }],
    ['PayPal: PAYPAL_MERCHANT_ID', { PAYPAL_MERCHANT_ID: 'ANTHERMERCHNT' }],
    ['PayPal: webhook', { PAYPAL_WEBHOOK_ID: 'WH-ANOTHER' }],
    ['eSIM Go: ESIM_GO_API_KEY', { ESIM_GO_API_KEY: 'another' }],
    ['Google: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_SECRET: 'another' }],
  ])('%s', async (about, changed) => {
    const found = troubles(await examined(changed));
    expect(Object.keys(found)).toEqual([about]);
    expect(found[about]).toMatch(/^red: /);
  });

  it('a login at the mail server', async () => {
    const url = `smtp://me:wrong@127.0.0.1:${shop.sandbox.smtpPort}?requireTLS=false`;
    const findings = await examined({ SMTP_URL: url });
    expect(Object.keys(troubles(findings))).toEqual(['Mail: SMTP_URL']);
    expect(findings.find(({ about }) => about === 'Mail: SMTP_URL')?.remedy).toContain('user and password');
  });
});

describe('a webhook is red', () => {
  const NOWHERE = 'http://127.0.0.1:9/none';
  const endpoint = (sandbox: Sandbox, events: string[]) =>
    new StripeAccount(sandbox.origins.stripe).call<{ id: string }>('POST', '/v1/webhook_endpoints', {
      url: `${shop.baseUrl}/api/webhooks/stripe`,
      ...Object.fromEntries(events.map((event, index) => [`enabled_events[${index}]`, event])),
    });

  it('if it leads elsewhere', async () => {
    const urls = { stripeWebhookUrl: NOWHERE, paypalWebhookUrl: NOWHERE, esimGoCallbackUrl: NOWHERE };
    const findings = await examinedFrom({ shop: urls });
    expect(troubles(findings)).toEqual({
      'Stripe: webhook': `red: no endpoint points to ${shop.baseUrl}/api/webhooks/stripe`,
      'PayPal: webhook': `red: points to ${NOWHERE}`,
      'eSIM Go: callback address': 'red: points elsewhere, or ends with another secret',
    });
  });

  it('if it lacks events', async () => {
    const shopThere = { stripeWebhookUrl: NOWHERE, paypalWebhookEvents: ['CHECKOUT.ORDER.APPROVED'] };
    const findings = await examinedFrom({ shop: shopThere }, (sandbox) =>
      endpoint(sandbox, ['payment_intent.succeeded', 'charge.refunded']),
    );
    const found = troubles(findings);
    expect(Object.keys(found)).toEqual(['Stripe: webhook', 'PayPal: webhook']);
    expect(found['Stripe: webhook']).toMatch(/^red: does not send payment_intent\.payment_failed, /);
    expect(found['PayPal: webhook']).toMatch(/^red: does not send CHECKOUT\.PAYMENT-APPROVAL\.REVERSED, /);
  });

  it('if it is switched off; one too many is amber', async () => {
    const off = await examinedFrom({ shop: { stripeWebhookUrl: NOWHERE } }, async (sandbox) => {
      const { id } = await endpoint(sandbox, ['*']);
      await new StripeAccount(sandbox.origins.stripe).call('POST', `/v1/webhook_endpoints/${id}`, {
        disabled: 'true',
      });
    });
    expect(troubles(off)['Stripe: webhook']).toMatch(/^red: the endpoint we_\w+ is switched off$/);
    const two = await examinedFrom({}, (sandbox) => endpoint(sandbox, ['*']));
    expect(troubles(two)['Stripe: webhook']).toMatch(/^amber: 2 endpoints point to /);
  });

  it('and its events are on the page about going live', async () => {
    const page = readFileSync(`${ROOT}/docs/going-live.md`, 'utf8');
    const findings = await examinedFrom({
      shop: { stripeWebhookUrl: NOWHERE, paypalWebhookId: 'WH-ANOTHER' },
    });
    const remedies = findings
      .filter(({ about }) => about.endsWith(': webhook'))
      .map(({ remedy }) => remedy ?? '');
    expect(remedies).toHaveLength(2);
    const events = remedies.flatMap((remedy) => remedy.split(': ').at(-1)?.slice(0, -1).split(', ') ?? []);
    expect(events).toHaveLength(20);
    for (const event of events) expect(page).toContain(`\`${event}\``);
  });
});

it('a redirect address that Google does not know is red', async () => {
  const findings = await examinedFrom({ shop: { googleCallbackUrl: 'http://127.0.0.1:9/none' } });
  expect(troubles(findings)).toEqual({
    'Google: redirect address': `red: ${shop.baseUrl}/api/auth/callback/google is refused`,
  });
});

it.each([
  [40, 'amber: 40 USD, less than LOW_BALANCE_USD'],
  [0, 'red: 0 USD'],
])('reports a balance of %i dollars', async (dollars, found) => {
  const findings = await examinedFrom({}, (sandbox) =>
    new OutsideWorld(sandbox.origins.control).control('balance', { amount: dollars }),
  );
  expect(troubles(findings)).toEqual({ 'eSIM Go: balance': found });
});

it('providers that do not answer are red, each with the setting that does not lead there', async () => {
  const port = String(await freePorts(1));
  const nowhere = `http://127.0.0.1:${port}`;
  const found = troubles(
    await examined({
      STRIPE_API_PORT: port,
      PAYPAL_API_BASE: nowhere,
      ESIM_GO_BASE_URL: nowhere,
      GOOGLE_DISCOVERY_URL: nowhere,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      BASE_URL: nowhere,
    }),
  );
  for (const provider of ['Stripe', 'PayPal', 'eSIM Go', 'Google'])
    expect(found[`${provider}: time`]).toMatch(/^red: /);
  for (const key of [
    'Stripe: STRIPE_SECRET_KEY',
    'PayPal: PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET',
    'eSIM Go: ESIM_GO_API_KEY',
  ])
    expect(found[key]).toBe('red: is not known: there was no answer');
  expect(found['Mail: SMTP_URL']).toContain('ECONNREFUSED');
  expect(found['Address: BASE_URL']).toContain('ECONNREFUSED');
});

it.each([
  [20, 'amber'],
  [-3600, 'red'],
])('a clock that is %i seconds off is %s', async (seconds, light) => {
  const found = troubles(await examined({}, () => new Date(Date.now() + seconds * 1000)));
  expect(Object.keys(found)).toEqual(['Clock']);
  expect(found['Clock']).toMatch(new RegExp(`^${light}: ${Math.abs(seconds).toString().slice(0, 1)}`));
});
