import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { SettingsOf } from '../../../src/server/core/settings/optional-providers.ts';
import { checkEsimAccess } from '../../../src/server/providers/esim-access/esim-access-check.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import { compareWholesalers } from '../../../src/server/reconciliation/compare-wholesaler.ts';
import { countOutcomes } from '../../../src/server/webhooks/callback-outcomes.ts';
import { usageCallbacks } from '../../../src/server/webhooks/usage-callbacks.ts';
import { buying } from '../../support/shop/buying.ts';
import { bundlesOn, offeredNames } from '../../support/shop/top-ups.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { type Played, WHOLESALERS } from '../../support/shop/wholesaler.ts';

// It is the only wholesaler: whatever is sold, delivered and given back goes through it.
const shop = useTestShop({
  env: { ESIM_GO_API_KEY: 'none', ESIM_ACCESS_CALLBACK_FROM: 'none' },
  extra: ['esimAccess'],
  silent: 'stripe',
});
const access = WHOLESALERS.find(({ id }) => id === 'esim-access') as Played;
const { paid, delivered, statusOf, ordersOf, refundsOf, giveBack } = buying(shop);

const usageOf = async ({ buyer, id }: Awaited<ReturnType<typeof delivered>>) =>
  (
    await buyer.get<{
      bundle_status: { bundle_state: string; usage_percent: number; initial_quantity_formatted: string };
    }>(`/api/esims/${id}/status`)
  ).body.bundle_status;

test('all plans on sale are its own, of countries and of a region', async () => {
  expect(shop.deps.wholesalers.all.map(({ id }) => id)).toEqual(['esim-access']);
  const { rows } = await shop.deps.db.db.execute(
    'select distinct wholesaler, place from plan where available order by place',
  );
  expect(rows).toEqual(['country', 'region'].map((place) => ({ wholesaler: 'esim-access', place })));
  const plan = await shop.buyer().plan('JP', (each) => access.sells(each));
  expect([plan.bundle_name, plan.data_amount, plan.duration, plan.auto_start]).toEqual([
    'CKH100',
    1000,
    7,
    true,
  ]);
});

test('an eSIM is delivered as soon as a callback says that it is ready', async () => {
  const bought = await paid(access, 'JP');
  await shop.world.control('esim-access', { ready_after_seconds: 40 });
  await shop.settle();
  expect(await statusOf(bought)).not.toBe('ready');
  expect(await ordersOf(bought)).toHaveLength(1);
  // Nothing is due: only the callback makes the job look.
  await shop.world.control('clock', { advance_seconds: 41 });
  await expect
    .poll(async () => {
      await shop.drain();
      return statusOf(bought);
    })
    .toBe('ready');
  await shop.world.control('esim-access', { ready_after_seconds: 3 });
  const [order] = await ordersOf(bought);
  expect([order?.item, order?.total]).toEqual(['CKH100', 0.73]);
  const { esim } = await bought.buyer.order(bought.begun.started.order);
  expect(order?.iccids).toEqual([esim?.iccid]);
  const [mail] = await shop.world.mailbox(bought.buyer.email);
  expect(mail?.text).toContain('LPA:1$rsp.esim-access.example$');
});

test('a callback counts only at the secret address and from the published senders', async () => {
  const own = shop.deps.wholesalers.of({ wholesaler: access.id });
  const callbacks = { secret: 'a-secret-of-16-letters', from: ['3.1.131.226', '54.254.74.0/24'] };
  const wholesalers = wholesalersOf([{ ...own, can: { ...own.can, callbacks } }]);
  const routes = usageCallbacks({ ...shop.deps, wholesalers }, countOutcomes(shop.deps));
  routes.onError((error, c) => c.text(error.message, 400));
  const sent = async (remoteAddress: string, secret = callbacks.secret) => {
    const body = JSON.stringify({ notifyType: 'CHECK_HEALTH', content: { orderNo: randomUUID() } });
    const from = { incoming: { socket: { remoteAddress } } };
    return (await routes.request(`/esim-access/${secret}`, { method: 'POST', body }, from)).status === 200;
  };
  expect(await sent('3.1.131.226')).toBe(true);
  expect(await sent('::ffff:54.254.74.88')).toBe(true);
  expect(await sent('3.1.131.227')).toBe(false);
  expect(await sent('')).toBe(false);
  expect(await sent('3.1.131.226', 'another-secret-of-16')).toBe(false);
});

test('its buyer sees what is used, cannot top it up, and is told so before paying', async () => {
  const owner = await delivered(access, 'FR');
  expect(await usageOf(owner)).toMatchObject({
    bundle_state: 'queued',
    usage_percent: 0,
    initial_quantity_formatted: '1 GB',
  });
  await shop.world.control('esim-access-usage', { iccid: owner.iccid, megabytes: 512 });
  await shop.later(10);
  expect(await usageOf(owner)).toMatchObject({ bundle_state: 'active', usage_percent: 50 });
  expect(await offeredNames(owner)).toEqual([]);
  const plan = await owner.buyer.plan('FR', (each) => access.sells(each));
  const request = await owner.buyer.request(plan, { attempt_id: randomUUID(), top_up_esim_id: owner.id });
  const { status, body } = await owner.buyer.start(request);
  expect([status, body.code]).toEqual([409, 'top_up_refused']);
  expect(await ordersOf(owner)).toHaveLength(1);
  // In use, it is not taken back.
  expect((await giveBack(owner)).status).toBe(409);
  expect([await statusOf(owner), await refundsOf(owner)]).toEqual(['ready', []]);
});

test('an unused eSIM is cancelled for its price, once, though the first answer was lost', async () => {
  const owner = await delivered(access, 'ES');
  const money = async () => await shop.deps.wholesalers.of({ wholesaler: access.id }).balance();
  const there = await money();
  await shop.world.fault({ ...access.returning, effect: 'cut-after' });
  await giveBack(owner);
  await shop.later(61);
  await shop.settle();
  expect(await statusOf(owner)).toBe('refunded');
  expect(await refundsOf(owner)).toHaveLength(1);
  expect(await bundlesOn(shop, owner.iccid)).toEqual(['CKH300 cancel']);
  expect(await money()).toBe(there + 73);
});

test('an installed eSIM is not taken back, and its buyer is told so', async () => {
  const owner = await delivered(access, 'ES');
  await shop.world.control('esim-access-usage', { iccid: owner.iccid, megabytes: 0 });
  const { status, body } = await giveBack(owner);
  expect([status, body.why]).toEqual([409, 'not_taken_back']);
  expect([await statusOf(owner), await refundsOf(owner)]).toEqual(['ready', []]);
});

test('its records and ours agree', async () => {
  await shop.settle();
  const sides = await compareWholesalers(shop.deps, new Date(0));
  expect(sides.map(({ name, differences }) => [name, differences])).toEqual([['eSIM Access orders', []]]);
});

test('the doctor finds right keys, a low balance and wrong keys', async () => {
  const settings = shop.deps.settings as SettingsOf<'esim-access'>;
  const found = async (changes: Partial<SettingsOf<'esim-access'>> = {}) => {
    const lights: string[] = [];
    for await (const { light } of checkEsimAccess({ ...settings, ...changes })) lights.push(light);
    return lights;
  };
  expect(await found()).toEqual(['green', 'green']);
  await shop.world.control('esim-access', { balance: 20 });
  expect(await found()).toEqual(['green', 'amber']);
  await shop.world.control('esim-access', { balance: 0 });
  expect(await found()).toEqual(['green', 'red']);
  await shop.world.control('esim-access', { balance: 100_000 });
  expect(await found({ ESIM_ACCESS_SECRET_KEY: 'another' })).toEqual(['red']);
});
