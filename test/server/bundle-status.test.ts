import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { Plan } from '../../src/domain/catalog/plan.ts';
import type { BundleStatus } from '../../src/domain/esims/bundle-status.ts';
import type { UserEsim } from '../../src/domain/esims/user-esim.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.world.clearFaults());

/** Somebody with an eSIM, and how they ask for its status. */
async function owner(wanted?: (plan: Plan) => boolean) {
  const mia = shop.buyer();
  const { completed } = await mia.buy(await mia.plan('JP', wanted));
  const { esim_id: id, iccid } = completed.body;
  const ask = () => mia.get<{ bundle_status: BundleStatus }>(`/api/esims/${id}/status/`);
  const listed = async () => (await mia.get<{ esims: UserEsim[] }>('/api/esims')).body.esims[0];
  return { iccid, ask, listed };
}

it('says what is left, and when that was read', async () => {
  const { iccid, ask, listed } = await owner();
  expect((await listed())?.usage).toBeNull();
  const before = (await ask()).body.bundle_status;
  expect(before).toMatchObject({ bundle_state: 'queued', usage_percent: 0 });

  await shop.world.lever('usage', { iccid, megabytes: 250 });
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

it('counts nothing for an unlimited plan', async () => {
  const { iccid, ask } = await owner((plan) => plan.isUnlimited && plan.duration === 1);
  await shop.world.lever('usage', { iccid, megabytes: 250 });
  expect((await ask()).body.bundle_status).toMatchObject({
    bundle_state: 'active',
    usage_percent: null,
    initial_quantity_formatted: 'Unlimited',
  });
});

it('asks the network once for many looks at a time', async () => {
  const { iccid, ask } = await owner();
  const first = (await ask()).body.bundle_status;
  await shop.world.lever('usage', { iccid, megabytes: 100 });
  expect((await ask()).body.bundle_status).toEqual(first);
  shop.passSeconds(21);
  expect((await ask()).body.bundle_status.usage_percent).toBe(10);
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
