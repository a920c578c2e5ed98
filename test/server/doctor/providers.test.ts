import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it, vi } from 'vitest';

import { checkGoogle } from '../../../src/server/account/google/google-check.ts';
import type { Findings } from '../../../src/server/core/finding.ts';
import { takesGoogle } from '../../../src/server/core/settings/optional-providers.ts';
import type { SettingsOf } from '../../../src/server/core/settings/optional-providers.ts';
import { checkAddress } from '../../../src/server/doctor/address-check.ts';
import { checkAll } from '../../../src/server/doctor/doctor.ts';
import { checkShop } from '../../../src/server/doctor/shop-check.ts';
import { checkEsimAccess } from '../../../src/server/providers/esim-access/esim-access-check.ts';
import { checkEsimGo } from '../../../src/server/providers/esim-go/esim-go-check.ts';
import { checkPaypal } from '../../../src/server/providers/paypal/paypal-check.ts';
import { checkStripe } from '../../../src/server/providers/stripe/stripe-check.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const NO_ANSWER = 'red: is not known: there was no answer';
/** Stripe's client retries by itself. */
const TRIES = 3;

async function told(findings: Findings): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for await (const { about, light, found, remedy } of findings) {
    if (light === 'green') continue;
    expect(remedy).toMatch(/^\S+( \S+){2,}/);
    all[about] = `${light}: ${found}`;
  }
  return all;
}

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that answers everything with this. */
async function answering(body: string, status = 200): Promise<string> {
  const server = createServer((_, answer) => answer.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('a host that is not registered for wallets is amber, and red if that is unknown', async () => {
  const settings = { ...shop.deps.settings, BASE_URL: 'https://shop.test' };
  const host = async () => (await told(checkStripe(settings)))['Stripe: host for wallets'];
  expect(await host()).toBe('amber: shop.test is not registered: no wallet is shown there');
  const lost = {
    party: 'stripe',
    method: 'GET',
    path: '/v1/payment_method_domains',
    effect: 'cut-before',
  } as const;
  await shop.world.fault({ ...lost, times: TRIES });
  expect(await host()).toBe(NO_ANSWER);
});

it('a remedy shows a command as it is typed on this machine', async () => {
  const settings = { ...shop.deps.settings, BASE_URL: 'https://shop.test' };
  const remedy = async () => {
    for await (const finding of checkStripe(settings))
      if (finding.about === 'Stripe: host for wallets') return finding.remedy;
  };
  expect(await remedy()).toBe('Run `npm run shop -- wallets`, once the shop can be reached.');
  vi.stubEnv('SHOP_COMMAND', 'shop');
  expect(await remedy().finally(() => vi.unstubAllEnvs())).toBe(
    'Run `shop wallets`, once the shop can be reached.',
  );
});

it('a lost answer does not make a PayPal webhook unknown', async () => {
  const path = '/v1/notifications/webhooks/*';
  await shop.world.fault({ party: 'paypal', method: 'GET', path, effect: 'cut-before', times: TRIES });
  expect((await told(checkPaypal(shop.deps.settings)))['PayPal: webhook']).toBe(NO_ANSWER);
});

it('a gateway that answers for a provider is told from a key that it refuses', async () => {
  const gateway = new URL(await answering('<html>502 Bad Gateway</html>', 502));
  const settings = {
    ...(shop.deps.settings as SettingsOf<'esim-go'> & SettingsOf<'esim-access'>),
    ESIM_ACCESS_CODE: 'code',
    ESIM_ACCESS_SECRET_KEY: 'key',
    ESIM_ACCESS_BASE_URL: gateway.origin,
    STRIPE_API_HOST: gateway.hostname,
    STRIPE_API_PORT: Number(gateway.port),
    PAYPAL_API_BASE: gateway.origin,
    ESIM_GO_BASE_URL: gateway.origin,
  };
  for (const check of [checkStripe, checkPaypal, checkEsimGo, checkEsimAccess])
    expect(Object.values(await told(check(settings)))).toEqual([
      'red: is not known: something that is not the provider answered',
    ]);
});

it('an account in euros at eSIM Go is red, and one without a callback address', async () => {
  const ESIM_GO_BASE_URL = await answering(JSON.stringify({ balance: 500, currency: 'EUR' }));
  expect(
    await told(checkEsimGo({ ...(shop.deps.settings as SettingsOf<'esim-go'>), ESIM_GO_BASE_URL })),
  ).toEqual({
    'eSIM Go: balance': 'red: 500 EUR',
    'eSIM Go: callback address': 'red: is not set',
  });
});

it('an invalid discovery address is red', async () => {
  const { settings } = shop.deps;
  if (!takesGoogle(settings)) throw new Error('Google is not set');
  const about = 'Google: GOOGLE_DISCOVERY_URL';
  const at = async (GOOGLE_DISCOVERY_URL: string) =>
    (await told(checkGoogle({ ...settings, GOOGLE_DISCOVERY_URL })))[about];
  expect(await at('http://127.0.0.1:9/none')).toMatch(/^red: fetch failed/);
  expect(await at(await answering('{}'))).toMatch(/^red: .*authorization_endpoint/);
});

it('an address at which somebody else answers is red', async () => {
  const BASE_URL = await answering('a page of somebody else’s');
  expect(await told(checkAddress({ BASE_URL, SHOP_MODE: 'live', METRICS_TOKEN: undefined }))).toEqual({
    'Address: BASE_URL': 'red: answers 200, and not as the shop does',
  });
});

it.each([502, 503, 504])(
  'for a proxy that answers %i without a shop behind it, the advice is to start the shop',
  async (status) => {
    const BASE_URL = await answering('', status);
    const { value: finding } = await checkAddress({
      BASE_URL,
      SHOP_MODE: 'live',
      METRICS_TOKEN: undefined,
    }).next();
    expect(finding).toMatchObject({
      light: 'red',
      found: `answers ${status}, and not as the shop does`,
      remedy: 'Start the shop. Where it runs, let the proxy pass all paths to its PORT.',
    });
  },
);

it('an unexpected error is red, and stops no other part', async () => {
  const part = (about: string, examine: () => Findings) => ({ about, needs: [], examine });
  const findings = await checkAll({}, [
    // oxlint-disable-next-line require-yield
    part('Moon', async function* () {
      throw new Error('it is of cheese');
    }),
    part('Sun', async function* () {
      yield { about: 'Sun', light: 'green' as const, found: 'shines' };
    }),
  ]);
  expect([...findings.values()].flat().slice(1)).toEqual([
    {
      about: 'Moon',
      light: 'red',
      found: 'it is of cheese',
      remedy: 'This was not expected: look into it yourself.',
    },
    { about: 'Sun', light: 'green', found: 'shines' },
  ]);
});

it('DNS is queried only for a live shop’s sender', async () => {
  const asked: string[] = [];
  const readTexts = (name: string) => {
    asked.push(name);
    return Promise.resolve([['v=spf1 -all']]);
  };
  const nowhere = 'http://127.0.0.1:9';
  // No other provider is called.
  const others = { PAYPAL_API_BASE: nowhere, ESIM_GO_BASE_URL: nowhere, GOOGLE_DISCOVERY_URL: nowhere };
  const from = { MAIL_FROM: 'Shop <hello@shop.test>', SMTP_URL: 'smtps://127.0.0.1:9', ...others };
  await checkShop({ ...from, SHOP_MODE: 'sandbox' }, undefined, readTexts);
  expect(asked).toEqual([]);
  const findings = await checkShop({ ...from, SHOP_MODE: 'live' }, undefined, readTexts);
  expect(asked).toEqual(['shop.test', '_dmarc.shop.test']);
  const ofSender = findings.filter(({ about }) => /^Mail: (SPF|DKIM|DMARC)$/.test(about));
  expect(ofSender.map(({ light }) => light)).toEqual(['amber', 'green', 'amber']);
});
