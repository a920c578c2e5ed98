import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import type { SettingsOf } from '../../../src/server/core/settings/optional-providers.ts';
import { checkAiralo } from '../../../src/server/providers/airalo/airalo-check.ts';
import { airaloTokens } from '../../../src/server/providers/airalo/airalo-tokens.ts';
import { compareWholesalers } from '../../../src/server/reconciliation/compare-wholesaler.ts';
import { buying } from '../../support/shop/buying.ts';
import { bundlesOn, offeredNames } from '../../support/shop/top-ups.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { type Played, WHOLESALERS } from '../../support/shop/wholesaler.ts';

// It is the only wholesaler: whatever is sold, delivered and given back goes through it.
const shop = useTestShop({ env: { ESIM_GO_API_KEY: 'none' }, extra: ['airalo'], silent: 'stripe' });
const airalo = WHOLESALERS.find(({ id }) => id === 'airalo') as Played;
const { paid, ended, delivered, statusOf, ordersOf, refundsOf, giveBack } = buying(shop);

const behaves = (options: object) => shop.world.control('airalo', options);
const own = () => shop.deps.wholesalers.of({ wholesaler: airalo.id });
const usageOf = async ({ buyer, id }: Awaited<ReturnType<typeof delivered>>) =>
  (
    await buyer.get<{
      bundle_status: { bundle_state: string; usage_percent: number; initial_quantity_formatted: string };
    }>(`/api/esims/${id}/status`)
  ).body.bundle_status;

test('all plans on sale are its own, of countries and of a region', async () => {
  expect(shop.deps.wholesalers.all.map(({ id }) => id)).toEqual(['airalo']);
  const { rows } = await shop.deps.db.db.execute(
    'select distinct wholesaler, place from plan where available order by place',
  );
  expect(rows).toEqual(['country', 'region'].map((place) => ({ wholesaler: 'airalo', place })));
  const plan = await shop.buyer().plan('JP', (each) => airalo.sells(each));
  expect([plan.bundle_name, plan.data_amount, plan.duration, plan.auto_start]).toEqual([
    'moshi-moshi-7days-1gb',
    1000,
    7,
    true,
  ]);
});

test('an eSIM is delivered, and its use is shown', async () => {
  const owner = await delivered(airalo, 'FR');
  const [mail] = await shop.world.mailbox(owner.buyer.email);
  expect(mail?.text).toContain('LPA:1$lpa.airalo.example$');
  expect(await usageOf(owner)).toMatchObject({
    bundle_state: 'queued',
    usage_percent: 0,
    initial_quantity_formatted: '1 GB',
  });
  await shop.world.control('airalo-usage', { iccid: owner.iccid, megabytes: 768 });
  // A callback makes the job look.
  await expect
    .poll(async () => {
      await shop.drain();
      return (await usageOf(owner)).usage_percent;
    })
    .toBe(75);
});

test('a top-up goes onto the eSIM, and one that has become dearer is not ordered', async () => {
  const owner = await delivered(airalo, 'FR');
  expect(await offeredNames(owner)).toContain('elan-7days-1gb');
  await behaves({ net_prices: { 'elan-7days-1gb-topup': 3 } });
  const dearer = await paid(airalo, 'FR', { buyer: owner.buyer, onto: owner.id });
  expect(await ended(dearer)).toBe('refunded');
  await behaves({ net_prices: {} });
  const added = await paid(airalo, 'FR', { buyer: owner.buyer, onto: owner.id });
  expect(await ended(added)).toBe('ready');
  expect(await bundlesOn(shop, owner.iccid)).toEqual([
    'elan-7days-1gb not_active',
    'elan-7days-1gb-topup not_active',
  ]);
});

test('a top-up whose answer was lost is found by our id', async () => {
  const owner = await delivered(airalo, 'ES');
  const added = await paid(airalo, 'ES', { buyer: owner.buyer, onto: owner.id });
  await shop.world.fault({ party: 'airalo', method: 'POST', path: '/v2/orders/topups', effect: 'cut-after' });
  expect(await ended(added)).toBe('ready');
  expect(await bundlesOn(shop, owner.iccid)).toHaveLength(2);
});

test.each([
  [13, 'ready'],
  [33, 'ready'],
  [34, 'refunded'],
])('an order that gets error %i for a while ends %s', async (order_error, end) => {
  const bought = await paid(airalo, 'JP');
  const there = (await ordersOf(bought)).length;
  await behaves({ order_error });
  await shop.settle();
  expect((await ordersOf(bought)).length).toBe(there);
  if (end === 'refunded') expect(await ended(bought)).toBe(end);
  await behaves({ order_error: null });
  expect(await ended(bought)).toBe(end);
  expect((await ordersOf(bought)).length).toBe(there + (end === 'ready' ? 1 : 0));
});

test('a return is asked for once, and counts as denied when nobody has granted it for two weeks', async () => {
  const requests = async () => {
    const { rows } = await shop.deps.db.db.execute<{ n: number }>(
      'select count(*)::int as n from provider_return where asked_at is not null',
    );
    return rows[0]?.n ?? 0;
  };
  const owner = await delivered(airalo, 'ES');
  await behaves({ denies_refunds: true });
  const before = await requests();
  expect((await giveBack(owner)).body.status).toBe('asked');
  expect(await requests()).toBe(before + 1);
  // A second request would meet this, and be denied at once.
  await shop.world.fault({ ...airalo.returning, effect: 'status', status: 422, times: 100 });
  for (let day = 0; day < 13; day++) await shop.later(86_400);
  expect(await statusOf(owner)).toBe('ready');
  const details = await owner.buyer.get<{ esim: { return_asked: boolean } }>(`/api/esims/${owner.id}`);
  expect(details.body.esim.return_asked).toBe(true);
  await shop.later(2 * 86_400);
  await shop.later(3600);
  await shop.world.clearFaults();
  await behaves({ denies_refunds: false });
  expect([await statusOf(owner), await refundsOf(owner)]).toEqual(['ready', []]);
  const { body } = await owner.buyer.get<{ esim: { return_asked: boolean } }>(`/api/esims/${owner.id}`);
  expect(body.esim.return_asked).toBe(false);
});

test('all processes share one token, sealed, and a new one is asked for when it ends', async () => {
  const { db, settings } = shop.deps;
  const tokens = () => airaloTokens(settings as SettingsOf<'airalo'>, db);
  const [first, second] = await Promise.all([tokens().get(5000), tokens().get(5000)]);
  expect(second).toBe(first);
  const { rows } = await db.db.execute<{ ciphertext: Uint8Array }>('select ciphertext from provider_token');
  expect(Buffer.from(rows[0]?.ciphertext ?? []).includes(first)).toBe(false);
  // Another secret opens nothing of it.
  const other = airaloTokens({ ...(settings as SettingsOf<'airalo'>), AIRALO_CLIENT_SECRET: 'another' }, db);
  await expect(other.get(0)).rejects.toThrow('no token in time');

  await shop.world.control('airalo-tokens', {});
  await db.db.execute(sql`update provider_token set asked_at = now() - interval '30 s'`);
  expect(await own().balance()).toBeGreaterThan(0);
  expect(await tokens().get(5000)).not.toBe(first);
});

test('at most three tokens a minute are asked for, whatever the answers are', async () => {
  const { db, settings } = shop.deps;
  await db.db.execute('delete from provider_token');
  await shop.world.fault({ party: 'airalo', path: '/v2/token', effect: 'status', status: 500, times: 1 });
  const fresh = () => airaloTokens(settings as SettingsOf<'airalo'>, db);
  await expect(fresh().get(0)).rejects.toThrow('no token, 500');
  await expect(fresh().get(0)).rejects.toThrow('no token in time');
  await db.db.execute(sql`update provider_token set asked_at = now() - interval '22 s'`);
  const token = await fresh().get(0);
  expect(await fresh().get(5000)).toBe(token);
});

test('an order whose token has ended has bought nothing, and is placed with the next', async () => {
  const bought = await paid(airalo, 'JP');
  const there = (await ordersOf(bought)).length;
  await shop.world.control('airalo-tokens', {});
  await shop.deps.db.db.execute(sql`update provider_token set asked_at = now() - interval '30 s'`);
  expect(await ended(bought)).toBe('ready');
  expect((await ordersOf(bought)).length).toBe(there + 1);
});

test('only signed callbacks count, and its address answers when it asks who is there', async () => {
  const address = `${shop.baseUrl}/api/webhooks/airalo`;
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  const post = (body: string) => shop.app.request(address, { method: 'POST', body });
  expect((await post(JSON.stringify({ message: 'Surpassed', remaining: 1 }))).status).toBe(400);
  await shop.world.control('airalo-credit', {});
  await expect
    .poll(async () => {
      const { rows } = await shop.deps.db.db.execute(
        `select 1 from webhook_receipt where provider = 'airalo' and type = 'credit_limit'`,
      );
      return rows.length;
    })
    .toBe(1);
});

test('an account in another currency stops the sync and shows red', async () => {
  await behaves({ currency: 'EUR' });
  await expect(own().cataloguePage(1)).rejects.toThrow('the account is kept in EUR, not USD');
  await behaves({ currency: 'USD' });
});

test('its records and ours agree', async () => {
  await shop.settle();
  const sides = await compareWholesalers(shop.deps, new Date(0));
  expect(sides.map(({ name, differences }) => [name, differences])).toEqual([['Airalo orders', []]]);
});

test('the doctor finds right keys, a low balance, another currency and wrong keys', async () => {
  const settings = shop.deps.settings as SettingsOf<'airalo'>;
  const found = async (changes: Partial<SettingsOf<'airalo'>> = {}) => {
    const lights: string[] = [];
    for await (const { light } of checkAiralo({ ...settings, ...changes })) lights.push(light);
    return lights;
  };
  expect(await found()).toEqual(['green', 'green']);
  await behaves({ balance: 20 });
  expect(await found()).toEqual(['green', 'amber']);
  await behaves({ balance: 0 });
  expect(await found()).toEqual(['green', 'red']);
  await behaves({ balance: 100_000, currency: 'EUR' });
  expect(await found()).toEqual(['green', 'red']);
  await behaves({ currency: 'USD' });
  expect(await found({ AIRALO_CLIENT_SECRET: randomUUID() })).toEqual(['red']);
});
