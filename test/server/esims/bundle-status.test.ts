import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type { Plan } from '../../../src/domain/catalog/catalog-schema.ts';
import type { BundleStatus } from '../../../src/domain/esims/bundle-status.ts';
import { countCalls, type Listed, nextPolls, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

/** Somebody with an eSIM, and how they request its status. */
async function owner(options: { wanted?: (plan: Plan) => boolean } = {}) {
  const owned = await ownerOfEsim(shop, options);
  const listed = async () => (await owned.buyer.get<Listed>('/api/esims')).body.esims[0];
  return { ...owned, ask: owned.status, listed };
}

it('shows what is left, and when that was read', async () => {
  const { iccid, ask, listed } = await owner();
  expect((await listed())?.usage).toBeNull();
  const before = (await ask()).body.bundle_status;
  expect(before).toMatchObject({ bundle_state: 'queued', usage_percent: 0 });

  await shop.world.control('usage', { iccid, megabytes: 250 });
  shop.passSeconds(30);
  const { status, body, headers } = await ask();
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body.bundle_status).toMatchObject({
    bundle_state: 'active',
    initial_quantity: 1_000_000_000,
    initial_quantity_formatted: '1 GB',
    used_quantity_formatted: '250 MB',
    remaining_quantity_formatted: '750 MB',
    usage_percent: 25,
  });
  expect((await listed())?.usage).toEqual(body.bundle_status);
});

it('reads old rows with unknown words', async () => {
  const { ask, listed } = await owner();
  await ask();
  const { db } = shop.deps.db;
  await db.execute(sql`update esim_usage set bundle_state = 'Paused'`);
  await db.execute(sql`update user_esim set status = 'paused'`);
  expect((await ask()).body.bundle_status).toMatchObject({ bundle_state: 'unknown', message: null });
  expect(await listed()).toMatchObject({ status: 'purchased', usage: { bundle_state: 'unknown' } });
});

it('counts nothing for an unlimited plan', async () => {
  const { iccid, ask } = await owner({ wanted: (plan) => plan.isUnlimited && plan.duration === 1 });
  await shop.world.control('usage', { iccid, megabytes: 250 });
  expect((await ask()).body.bundle_status).toMatchObject({
    bundle_state: 'active',
    usage_percent: null,
    initial_quantity_formatted: 'Unlimited',
  });
});

it('asks the network once for many requests at a time', async () => {
  const { iccid, ask } = await owner();
  const first = (await ask()).body.bundle_status;
  await shop.world.control('usage', { iccid, megabytes: 100 });
  expect((await ask()).body.bundle_status).toEqual(first);
  shop.passSeconds(21);
  expect((await ask()).body.bundle_status.usage_percent).toBe(10);
});

describe('an eSIM that was returned', () => {
  const returned = async (isRead: boolean) => {
    const owned = await owner();
    const last = isRead ? (await owned.ask()).body.bundle_status : null;
    expect((await owned.giveBack()).status).toBe(200);
    await shop.settle();
    shop.passSeconds(3600);
    // The wholesaler says that it is not ours any more.
    await shop.world.fault({
      party: 'esim-go',
      path: `/v2.4/esims/${owned.iccid}*`,
      effect: 'status',
      status: 403,
      times: 1000,
    });
    shop.logged.length = 0;
    return { ...owned, last };
  };
  const warnings = () => shop.logged.filter((line) => line.includes('"level":40'));

  it('keeps its last status for good, without asking the network', async () => {
    const { ask, last } = await returned(true);
    const calls = countCalls(shop);
    for (let times = 0; times < 3; times++) {
      const { status, body } = await ask();
      expect([status, body.bundle_status]).toEqual([200, last]);
    }
    calls.restore();
    expect(calls.reads()).toBe(0);
    expect(warnings()).toEqual([]);
  });

  it('says that it was taken back if nobody had asked before', async () => {
    const { ask } = await returned(false);
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.bundle_status).toMatchObject({
      bundle_state: 'revoked',
      initial_quantity_formatted: '1 GB',
      usage_percent: 0,
    });
  });

  it('is no longer polled', async () => {
    const { iccid } = await returned(true);
    for (let day = 0; day < 3; day++) {
      shop.passSeconds(24 * 3600);
      await shop.handlers['esim.poll']({});
    }
    expect((await nextPolls(shop)).get(iccid)).toBeNull();
    expect(warnings().filter((line) => line.includes('cannot be polled'))).toEqual([]);
  });
});

it.each([false, true])('says that the network no longer has an eSIM, even one in use: %s', async (isUsed) => {
  const { iccid, ask, listed } = await owner();
  if (isUsed) await shop.world.control('usage', { iccid, megabytes: 100 });
  if (isUsed) await ask();
  shop.passSeconds(60);
  await shop.world.fault({
    party: 'esim-go',
    path: `/v2.4/esims/${iccid}*`,
    effect: 'status',
    status: 403,
    times: 9,
  });
  const { status, body } = await ask();
  expect([status, body.code, body.reason]).toEqual([404, 'not_found', 'not_on_network']);
  // Nothing is recorded: a wholesaler's mistake takes nothing from anybody.
  expect((await listed())?.status).toBe(isUsed ? 'active' : 'purchased');
});

it('an expired eSIM keeps its last status once the network no longer has it', async () => {
  const { iccid, ask } = await owner();
  await shop.world.control('usage', { iccid, megabytes: 100 });
  await shop.pass(8 * 24 * 3600);
  const last = (await ask()).body.bundle_status;
  expect(last.bundle_state).toBe('expired');
  shop.passSeconds(60);
  await shop.world.fault({ party: 'esim-go', method: 'GET', effect: 'status', status: 403, times: 9 });
  const { status, body } = await ask();
  expect([status, body.bundle_status]).toEqual([200, last]);
});

it.each([
  ['does not answer', { effect: 'cut-before' }],
  ['is broken', { effect: 'status', status: 500 }],
  ['answers garbage', { effect: 'garbage' }],
] as const)('says so when the network %s, and keeps the last reading', async (_what, fault) => {
  const { ask, listed } = await owner();
  const first = (await ask()).body.bundle_status;
  shop.passSeconds(30);
  await shop.world.fault({ party: 'esim-go', method: 'GET', times: 5, ...fault });
  const { status, body } = await ask();
  expect([status, body.code]).toEqual([502, 'network_down']);
  expect((await listed())?.usage).toEqual(first);
});

it('is worded in the language of the page that asks', async () => {
  const { buyer, id, use } = await owner({ wanted: ({ data_amount: amount }) => amount === 3000 });
  const inGerman = async () =>
    (await buyer.get<{ bundle_status: BundleStatus }>(`/api/esims/${id}/status?language=de`)).body
      .bundle_status;
  expect((await inGerman()).message).toMatch(/^Noch nicht genutzt\./);
  await use(1_700);
  shop.passSeconds(30);
  expect(await inGerman()).toMatchObject({
    used_quantity_formatted: '1,7 GB',
    remaining_quantity_formatted: '1,3 GB',
  });
});
