import { expect, it } from 'vitest';

import { watch } from '../../../src/server/alerts/watch.ts';
import { startTestShop } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { wholesalerOf } from '../../support/shop/wholesaler.ts';

const shop = useTestShop({ env: { METRICS_TOKEN: 'a-word-for-monitoring' } });

const read = (authorization = 'Bearer a-word-for-monitoring') =>
  shop.app.request('/metrics', { headers: { authorization } });

it('monitoring reads calls by route, open purchases and alerts, and nothing about any buyer', async () => {
  const mia = shop.buyer();
  const { completed } = await mia.buy();
  await mia.order(completed.body.order);
  await shop.world.control('balance', { amount: 1 });
  await watch(shop.deps);
  const answer = await read();
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toMatch(
    /simport_http_seconds_count\{method="GET",route="\/api\/orders\/:token",status="200"\} 1/,
  );
  expect(text).toContain('simport_purchases_under_way{state="provisioned"} 1');
  expect(text).toContain('simport_alerts{kind="low_balance"} 1');
  expect(text).toContain('simport_mails_waiting 0');
  for (const secret of [completed.body.order, completed.body.iccid, mia.email])
    expect(text).not.toContain(secret);
});

it('a caller without the token reads nothing', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer wrong']) {
    expect((await read(authorization)).status).toBe(404);
  }
});

it('without a token in the settings, only this machine may read', async () => {
  const open = await startTestShop();
  const here = await fetch(`http://127.0.0.1:${open.deps.settings.PORT}/metrics`);
  expect(here.status).toBe(200);
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via', 'X-Forwarded-Host']) {
    const proxied = await fetch(`http://127.0.0.1:${open.deps.settings.PORT}/metrics`, {
      headers: { [name]: '127.0.0.1' },
    });
    expect([name, proxied.status]).toEqual([name, 404]);
  }
  await open.stop();
});

it('without a token, a live shop answers nobody, as a proxy on this machine may speak for anybody', async () => {
  const open = await startTestShop();
  open.deps.settings.SHOP_MODE = 'live';
  const here = await fetch(`http://127.0.0.1:${open.deps.settings.PORT}/metrics`);
  expect(here.status).toBe(404);
  await open.stop();
});

it('a blocked event loop is counted, and logged with the route or job, without personal data', async () => {
  const stand = () => {
    const until = performance.now() + 1_600;
    while (performance.now() < until);
  };
  const mia = shop.buyer();
  const { completed } = await mia.buy();
  const { watchdog } = shop.deps;
  const before = watchdog.stalls.count;
  watchdog.start();
  // The clock is read in the middle of each of these, so time passes there.
  let hasStood = false;
  const now = () => {
    if (!hasStood) stand();
    hasStood = true;
    return new Date();
  };
  Object.assign(shop.deps, { now });
  await shop.handlers['account.tidy']({});
  await expect.poll(() => watchdog.stalls.count).toBeGreaterThan(before);
  wholesalerOf(shop).readCallback = () => {
    stand();
    return 'body';
  };
  await fetch(`${shop.baseUrl}/api/webhooks/esim-go/sandbox-callbacks`, { method: 'POST', body: '{}' });
  await expect.poll(() => watchdog.stalls.count).toBeGreaterThan(before + 1);
  watchdog.stop();
  const told = shop.logged.filter((line) => line.includes('the event loop stood')).join('');
  expect(told).toContain('job account.tidy');
  expect(told).toContain('POST /api/webhooks/esim-go/:secret');
  for (const secret of ['sandbox-callbacks', completed.body.order, mia.email])
    expect(told).not.toContain(secret);
  const text = await (await read()).text();
  const count = Number(/^simport_loop_stalls_total (\d+)$/m.exec(text)?.[1]);
  expect(count).toBe(watchdog.stalls.count);
  expect(Number(/^simport_loop_stalled_seconds_total ([\d.]+)$/m.exec(text)?.[1])).toBeGreaterThan(2);
});
