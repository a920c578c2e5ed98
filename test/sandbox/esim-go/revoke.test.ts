import { describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { startCaller } from './caller.ts';

const JAPAN = 'esim_1GB_7D_JP_V2';

const caller = useOpened(startCaller, { anew: true });

const bought = async (item = JAPAN) => (await caller.buy(item)).order[0].iccids[0] as string;
const balance = async () => (await caller.get('/organisation')).body.organisations[0].balance;
const stock = async () => (await caller.get('/inventory')).body.bundles;

async function assignments(iccid: string) {
  const { body } = await caller.get(`/esims/${iccid}/bundles?includeUsed=true`);
  return (body.bundles ?? []).flatMap((bundle: { assignments: object[] }) => bundle.assignments);
}
const revoke = (iccid: string, query = '', name = JAPAN) =>
  caller.call('DELETE', `/esims/${iccid}/bundles/${name}${query}`);

describe('an unused bundle', () => {
  test('goes back into the inventory by default, and its eSIM to the vendor', async () => {
    const iccid = await bought();
    expect((await revoke(iccid, '?type=validate')).body.status).toMatch(/inventory/);
    expect(await stock()).toEqual([]);
    const { status, body } = await revoke(iccid, '?type=transaction');
    expect([status, body.status]).toEqual([
      200,
      expect.stringMatching(/^Successfully Revoked Bundle.*inventory$/),
    ]);
    expect(await stock()).toMatchObject([{ name: JAPAN, countries: ['JP'], available: [{ remaining: 1 }] }]);
    expect((await caller.get(`/esims/${iccid}`)).status).toBe(403);
    expect(await balance()).toBe(100_000 - 1.8);
  });

  test('goes to the balance with its offer id, and the books show the refund', async () => {
    const iccid = await bought();
    await caller.control('profile', { iccid, state: 'Installed' });
    const [{ id }] = await assignments(iccid);
    expect((await revoke(iccid, '?refundToBalance=true')).body.message).toMatch(/offerId/);
    expect((await revoke(iccid, '?refundToBalance=true&offerId=1')).status).toBe(400);
    const { body } = await revoke(iccid, `?type=transaction&refundToBalance=true&offerId=${id}`);
    expect(body.status).toMatch(/balance/);
    expect(await balance()).toBe(100_000);
    expect((await assignments(iccid))[0].bundleState).toBe('revoked');
    const { orders } = (await caller.get('/orders')).body;
    expect(orders[0]).toMatchObject({ total: -1.8, order: [{ type: 'bundleRefund', item: JAPAN }] });
    const { provider_orders: entered, provider_refunds: refunds } = await caller.ledger();
    expect(entered).toHaveLength(1);
    expect(refunds).toMatchObject([{ item: JAPAN, quantity: 1, total: 1.8 }]);
    const names = (await caller.get(`/esims/${iccid}/history`)).body.actions.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(['Bundle Revoked', 'Bundle Refunded To Balance']));
    expect((await revoke(iccid)).status).toBe(400);
  });

  test('brings no money where that is not switched on, and goes into the inventory then', async () => {
    const iccid = await bought();
    await caller.control('provider', { revokeRefund: false });
    const [{ id }] = await assignments(iccid);
    const asked = await revoke(iccid, `?refundToBalance=true&offerId=${id}`);
    expect([asked.status, asked.body.message]).toEqual([400, 'refunds to the balance are not enabled']);
    expect((await revoke(iccid)).body.status).toMatch(/inventory/);
    const { provider_stock: inStock, provider_refunds: refunds } = await caller.ledger();
    expect([inStock, refunds]).toEqual([[{ item: JAPAN, remaining: 1 }], []]);
  });

  test('is lost when it is older than about 60 days', async () => {
    const iccid = await bought();
    await caller.later({ days: 61 });
    const [{ id }] = await assignments(iccid);
    const asked = await revoke(iccid, `?refundToBalance=true&offerId=${id}`);
    expect([asked.status, asked.body.message]).toEqual([400, expect.stringMatching(/too old/)]);
    expect((await revoke(iccid)).body.status).toBe('Successfully Revoked Bundle');
    expect(await stock()).toEqual([]);
  });
});

test('a started bundle is removed and lost', async () => {
  const iccid = await bought();
  await caller.control('usage', { iccid, megabytes: 1 });
  const [{ id }] = await assignments(iccid);
  expect((await revoke(iccid, `?refundToBalance=true&offerId=${id}`)).status).toBe(400);
  expect((await assignments(iccid))[0].bundleState).toBe('active');
  expect((await revoke(iccid)).body.status).toBe('Successfully Revoked Bundle');
  expect((await assignments(iccid))[0].bundleState).toBe('revoked');
  expect((await caller.get(`/esims/${iccid}`)).status).toBe(200);
});

test('of several the oldest unused is taken, or exactly the named one', async () => {
  const iccid = await bought();
  await caller.control('usage', { iccid, megabytes: 1 });
  for (let count = 0; count < 2; count += 1) await caller.topUp(iccid, JAPAN);
  const states = async () =>
    (await assignments(iccid)).map(({ bundleState }: { bundleState: string }) => bundleState);
  await revoke(iccid);
  expect(await states()).toEqual(['queued', 'revoked', 'active']);
  const [newest] = await assignments(iccid);
  const path = `/esims/${iccid}/bundles/${JAPAN}/assignments/${newest.id}`;
  expect((await caller.call('DELETE', path)).status).toBe(200);
  expect(await states()).toEqual(['revoked', 'revoked', 'active']);
  expect((await caller.call('DELETE', `/esims/${iccid}/bundles/${JAPAN}/assignments/1`)).status).toBe(400);
  expect((await revoke(iccid, '', 'esim_1GB_7D_FR_V2')).status).toBe(400);
  expect((await revoke('8944')).status).toBe(403);
  expect((await revoke(iccid, '?type=gift')).status).toBe(400);
});

describe('stock', () => {
  const buyStock = (quantity: number) =>
    caller.call('POST', '/orders', {
      type: 'transaction',
      assign: false,
      order: [{ type: 'bundle', item: JAPAN, quantity }],
    });
  const refund = (usageId: number, quantity: number) =>
    caller.call('POST', '/inventory/refund', { usageId, quantity });

  test('is listed and refunded while it is young', async () => {
    await buyStock(3);
    const [{ available }] = await stock();
    expect(available).toMatchObject([{ total: 3, remaining: 3, expiry: expect.stringMatching(/Z$/) }]);
    const { id } = available[0];
    expect((await refund(id, 2)).body).toEqual({ status: 'Successfully refunded bundles to balance' });
    expect(await balance()).toBe(100_000 - 1.8);
    expect((await stock())[0].available[0].remaining).toBe(1);
    expect((await refund(id, 2)).status).toBe(400);
    expect((await refund(77, 1)).status).toBe(400);
    expect((await caller.call('POST', '/inventory/refund', {})).status).toBe(400);
    await caller.later({ days: 61 });
    expect((await refund(id, 1)).body.message).toMatch(/too old/);
  });

  test('is not refunded where the account manager did not switch that on', async () => {
    await buyStock(1);
    await caller.control('provider', { inventoryRefund: false });
    expect((await refund(1, 1)).status).toBe(403);
  });
});

test('a top-up onto an eSIM adds a bundle that lapses like any other when it is never used', async () => {
  const iccid = await bought();
  await caller.later({ days: 100 });
  expect((await caller.get(`/esims/${iccid}/compatible/esim_3GB_30D_FR_V2`)).body).toEqual({
    compatible: true,
  });
  const { status, body } = await caller.topUp(iccid, 'esim_3GB_30D_FR_V2');
  expect([status, body.order[0].iccids]).toEqual([200, [iccid]]);
  await caller.later({ days: 81 });
  const states = (await assignments(iccid)).map(({ bundleState }: { bundleState: string }) => bundleState);
  expect(states).toEqual(['queued', 'lapsed']);
  await caller.later({ days: 100 });
  expect((await assignments(iccid)).map(({ bundleState }: { bundleState: string }) => bundleState)).toEqual([
    'lapsed',
    'lapsed',
  ]);
});
