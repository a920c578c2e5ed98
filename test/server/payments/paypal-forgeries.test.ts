import { describe, expect, it } from 'vitest';

import { unsignedCallback } from '../../support/shop/paypal-side.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

/** As in production: other tests turn the limits off. */
const LIMIT = 60;
const VERIFY = '/v1/notifications/verify-webhook-signature';
const MANY = 1000;

const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.0/8, ::1' } });

const plausible = () => unsignedCallback(shop).headers;

async function send(
  headers: Record<string, string>,
  from = '203.0.113.7',
  body = unsignedCallback(shop).body,
): Promise<Response> {
  return fetch(`${shop.baseUrl}/api/webhooks/paypal`, {
    method: 'POST',
    body,
    headers: { ...headers, 'x-forwarded-for': from },
  });
}

/** How often PayPal was asked to verify a signature since {@link count}. */
async function asked(): Promise<number> {
  const [left] = (await shop.world.faults()) as { times: number }[];
  return MANY - (left?.times ?? 0);
}

/** Starts counting: a delay of zero applies to every such call. */
async function count(): Promise<void> {
  await shop.world.clearFaults();
  await shop.world.fault({ party: 'paypal', path: VERIFY, effect: 'delay', delay_ms: 0, times: MANY });
}

describe('a forged callback', () => {
  it.each([
    ['paypal-cert-url', 'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1'],
    ['paypal-cert-url', 'https://evilpaypal.com/v1/notifications/certs/CERT-1'],
    ['paypal-cert-url', 'https://api.paypal.com@evil.example/certs/CERT-1'],
    ['paypal-cert-url', 'http://api.paypal.com/v1/notifications/certs/CERT-1'],
    ['paypal-cert-url', 'no address'],
    ['paypal-auth-algo', 'none'],
    ['paypal-auth-algo', 'HS256'],
    ['paypal-transmission-id', ''],
    ['paypal-transmission-id', 'x'.repeat(101)],
    ['paypal-transmission-sig', ''],
    ['paypal-transmission-sig', 'not base64!'],
    ['paypal-transmission-time', ''],
    ['paypal-transmission-time', 'yesterday'],
    ['paypal-transmission-time', new Date(Date.now() - 5 * 86_400_000).toISOString()],
    ['paypal-transmission-time', new Date(Date.now() + 7_200_000).toISOString()],
  ])('is refused without asking PayPal where %s is %j', async (name, value) => {
    await count();
    expect((await send({ ...plausible(), [name]: value })).status).toBe(400);
    expect(await asked()).toBe(0);
  });

  it('without headers or without an event is refused in the same way', async () => {
    await count();
    expect((await send({})).status).toBe(400);
    expect((await send(plausible(), undefined, '{}')).status).toBe(400);
    expect((await send(plausible(), undefined, 'no json')).status).toBe(400);
    expect(await asked()).toBe(0);
  });

  it('with PayPal’s own headers costs a call, but only a limited number per address', async () => {
    const from = '198.51.100.9';
    const statuses: number[] = [];
    await count();
    for (let batch = 0; batch < 10; batch++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(plausible(), from)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(await asked()).toBe(LIMIT);
    expect(statuses.filter((status) => status === 400)).toHaveLength(LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - LIMIT);
    const refused = await send(plausible(), from);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Another address has its own limit, and so does the next window.
    expect((await send(plausible(), '198.51.100.10')).status).toBe(400);
    shop.passSeconds(601);
    expect((await send(plausible(), from)).status).toBe(400);
    shop.logged.length = 0;
  });
});

it('PayPal’s own callbacks are not limited, however many come from one address', async () => {
  const mia = shop.buyer();
  const { started } = await mia.beginAndApprove();
  await expect.poll(async () => (await shop.drain(), (await mia.order(started.order)).status)).toBe('ready');
  await count();
  for (let times = 1; times <= 40; times++) {
    // The approval and the capture, each time.
    await shop.world.control('webhooks', { party: 'paypal', action: 'resend' });
    await expect.poll(asked).toBe(2 * times);
  }
  expect(await asked()).toBeGreaterThan(LIMIT);
  const lines = shop.logged.map((line) => JSON.parse(line) as { path?: string; status?: number });
  const answers = lines.filter(({ path = '' }) => path.startsWith('/api/webhooks/paypal'));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
