import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { checkStripe } from '../../../src/server/providers/stripe/stripe-check.ts';
import { ROOT } from '../../support/machine/source-files.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const RIGHTS = 'Stripe: rights of the key';
const PUBLISHABLE = 'Stripe: STRIPE_PUBLISHABLE_KEY';
const NONE = '0'.repeat(24);
const UNKNOWN = 'red: is not known: there was no answer';
/** Including the client's own retries. */
const TRIES = 3;

async function examined() {
  const findings = [];
  for await (const finding of checkStripe(shop.deps.settings)) findings.push(finding);
  return Object.fromEntries(
    findings.map(({ about, light, found, remedy }) => [about, { told: `${light}: ${found}`, remedy }]),
  );
}

const refuse = (method: string, path: string, status: number) =>
  shop.world.fault({ party: 'stripe', method, path, effect: 'status', status });
const cut = (method: string, path: string, calls = 1) =>
  shop.world.fault({ party: 'stripe', method, path, effect: 'cut-before', times: calls * TRIES });

describe('a restricted key', () => {
  it('with all permissions is green, and nothing was changed with it', async () => {
    const found = await examined();
    expect(found[RIGHTS]?.told).toBe('green: has every permission that the shop needs');
    expect(await shop.stripe.call('GET', '/v1/customers')).toMatchObject({ data: [] });
  });

  it.each([
    ['writing of PaymentIntents', 'POST', `/v1/payment_intents/pi_${NONE}/cancel`],
    ['writing of Refunds', 'POST', '/v1/refunds'],
    ['writing of Customers', 'POST', `/v1/customers/cus_${NONE}`],
    ['writing of Payment Methods', 'POST', `/v1/payment_methods/pm_${NONE}/detach`],
    ['writing of Payment Method Domains', 'POST', `/v1/payment_method_domains/pmd_${NONE}/validate`],
    ['writing of Disputes', 'POST', `/v1/disputes/dp_${NONE}`],
    ['writing of Files', 'POST', '/v1/files'],
    ['reading of Charges', 'GET', '/v1/charges'],
    ['reading of Disputes', 'GET', '/v1/disputes'],
    ['reading of Webhook Endpoints', 'GET', '/v1/webhook_endpoints'],
  ])('that lacks %s is red', async (right, method, path) => {
    await refuse(method, path, 403);
    expect((await examined())[RIGHTS]?.told).toBe(`red: lacks ${right}`);
  });

  it('lacks no permission because an answer was lost', async () => {
    await cut('POST', '/v1/refunds');
    expect((await examined())[RIGHTS]?.told).toBe(UNKNOWN);
  });

  it('is described as on the page about going live', async () => {
    await refuse('POST', '/v1/refunds', 403);
    const wanted = /^Give the restricted key (.+), in /.exec((await examined())[RIGHTS]?.remedy ?? '')?.[1];
    const page = readFileSync(`${ROOT}/docs/going-live.md`, 'utf8').replaceAll(/\s+/g, ' ');
    expect(wanted).toMatch(/^writing of .+ and reading of /);
    expect(page).toContain(wanted);
  });
});

describe('the publishable key', () => {
  it('is green without a payment to prove it, and says so', async () => {
    expect((await examined())[PUBLISHABLE]?.told).toBe(
      'green: a test key; its account is known after the first payment',
    );
  });

  it('is proved by one of the account’s payments', async () => {
    const id = await shop.stripe.charge(500);
    expect((await examined())[PUBLISHABLE]?.told).toBe('green: a test key of the same account');
    // Of the three calls for one intent, only this one uses the publishable key.
    await refuse('GET', `/v1/payment_intents/${id}`, 404);
    expect((await examined())[PUBLISHABLE]?.told).toBe(
      'red: belongs to a different account than the secret key',
    );
  });

  it('is not wrong because an answer was lost', async () => {
    await cut('GET', '/v1/payment_intents/pi_*');
    expect((await examined())[PUBLISHABLE]?.told).toBe(UNKNOWN);
  });
});

it('a webhook is not missing because an answer was lost', async () => {
  // First it checks whether the key may read it.
  await cut('GET', '/v1/webhook_endpoints', 2);
  expect((await examined())['Stripe: webhook']?.told).toBe(UNKNOWN);
});
