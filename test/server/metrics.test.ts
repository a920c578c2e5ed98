import { afterAll, beforeAll, expect, it } from 'vitest';

import { watch } from '../../src/server/alerts/watch.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ env: { METRICS_TOKEN: 'a-word-for-monitoring' } });
});
afterAll(() => shop.stop());

const read = (authorization = 'Bearer a-word-for-monitoring') =>
  shop.app.request('/metrics', { headers: { authorization } });

it('monitoring reads calls by route, purchases under way and open alerts, and nothing of any buyer', async () => {
  const mia = shop.buyer();
  const { completed } = await mia.buy();
  await mia.order(completed.body.order);
  await shop.world.lever('balance', { amount: 1 });
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

it('who has no token reads nothing', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer wrong']) {
    expect((await read(authorization)).status).toBe(404);
  }
});

it('without a token in the settings, only this machine may read', async () => {
  const open = await startTestShop();
  const here = await fetch(`http://127.0.0.1:${open.deps.settings.PORT}/metrics`);
  expect(here.status).toBe(200);
  const proxied = await fetch(`http://127.0.0.1:${open.deps.settings.PORT}/metrics`, {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
  });
  expect(proxied.status).toBe(404);
  await open.stop();
});

it('without a token, a live shop tells nobody, for a proxy on this machine may speak for anybody', async () => {
  const open = await startTestShop();
  open.deps.settings.SHOP_MODE = 'live';
  const here = await fetch(`http://127.0.0.1:${open.deps.settings.PORT}/metrics`);
  expect(here.status).toBe(404);
  await open.stop();
});
