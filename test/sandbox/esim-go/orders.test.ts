import { describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { startCaller } from './caller.ts';

const caller = useOpened(startCaller, { anew: true });

const JAPAN = 'esim_1GB_7D_JP_V2';
const BRAZIL = 'esim_1GB_7D_BR_V2';
const line = (item = JAPAN, quantity = 1, extra = {}) => ({ type: 'bundle', item, quantity, ...extra });
const order = (type: string, assign: boolean, ...lines: object[]) => ({ type, assign, order: lines });
const balance = async () => (await caller.get('/organisation')).body.organisations[0].balance;

describe('POST /orders', () => {
  test('validate prices an order and buys nothing', async () => {
    const { status, body } = await caller.call('POST', '/orders', order('validate', true, line(JAPAN, 2)));
    expect(status).toBe(200);
    expect(body).toEqual({
      order: [
        { type: 'bundle', item: JAPAN, quantity: 2, subTotal: 3.6, pricePerUnit: 1.8, AllowReassign: false },
      ],
      total: 3.6,
      valid: true,
      currency: 'USD',
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/),
      assigned: true,
    });
    expect(await caller.ledger()).toMatchObject({ provider_orders: [], esims: [] });
    expect(await balance()).toBe(100_000);
  });

  test('transaction with assign makes one new eSIM per unit and takes the money', async () => {
    const body = await caller.buy(JAPAN, 2);
    expect(body).toMatchObject({
      total: 3.6,
      currency: 'USD',
      status: 'completed',
      statusMessage: 'Order completed: 2 eSIMs assigned',
      orderReference: expect.stringMatching(/^[0-9a-f-]{36}$/),
      assigned: true,
    });
    const [{ iccids, esims }] = body.order;
    expect(new Set(iccids).size).toBe(2);
    expect(esims.map(({ iccid }: { iccid: string }) => iccid)).toEqual(iccids);
    for (const esim of esims) {
      expect(esim.iccid).toMatch(/^89\d{17}$/);
      expect(luhnSum(esim.iccid) % 10).toBe(0);
      expect(esim.matchingId).toMatch(/^QX-[0-9A-Z]{6}-[0-9A-Z]{7}$/);
      expect(esim.smdpAddress).toBe('rsp.simport.example');
    }
    expect(body).not.toHaveProperty('runningBalance');
    expect(await balance()).toBe(99_996.4);
  });

  test('sending twice buys twice', async () => {
    const [first, second] = [await caller.buy(), await caller.buy()];
    expect(first.orderReference).not.toBe(second.orderReference);
    expect((await caller.ledger()).provider_orders).toHaveLength(2);
  });

  test('takes the key `Order` as well, and 2.5 names the running balance', async () => {
    const { body } = await caller.call('POST', '/v2.5/orders', {
      type: 'transaction',
      assign: true,
      Order: [line()],
    });
    expect(body).toMatchObject({ status: 'completed', runningBalance: 99_998.2 });
  });

  test('assign false buys stock without eSIMs', async () => {
    const { body } = await caller.call('POST', '/orders', order('transaction', false, line(JAPAN, 3)));
    expect(body).toMatchObject({ status: 'completed', statusMessage: 'Order completed', assigned: false });
    expect(body.order[0]).not.toHaveProperty('esims');
    expect((await caller.ledger()).esims).toEqual([]);
    expect(await balance()).toBe(99_994.6);
  });

  test('a top-up adds to the same eSIM', async () => {
    const [iccid] = (await caller.buy()).order[0].iccids;
    const { body } = await caller.topUp(iccid, 'esim_UL_7D_TH_V2');
    expect(body.order[0].iccids).toEqual([iccid]);
    const bundles = await caller.get(`/esims/${iccid}/bundles`);
    expect(bundles.body.bundles.map(({ name }: { name: string }) => name)).toEqual([
      'esim_UL_7D_TH_V2',
      JAPAN,
    ]);
    expect((await caller.ledger()).esims).toHaveLength(1);
  });

  test('a profile that does not fit is refused, or replaced by a new eSIM where that is allowed', async () => {
    const [iccid] = (await caller.buy()).order[0].iccids;
    expect((await caller.get(`/esims/${iccid}/compatible/${BRAZIL}`)).body).toEqual({ compatible: false });
    const refused = await caller.topUp(iccid, BRAZIL);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/not compatible/);
    const { body } = await caller.topUp(iccid, BRAZIL, { allowReassign: true });
    expect(body.order[0]).toMatchObject({ AllowReassign: true });
    expect(body.order[0].iccids).not.toEqual([iccid]);
  });

  test('can be made to answer an order for an eSIM with a new one, which nobody allowed', async () => {
    const [iccid] = (await caller.buy()).order[0].iccids;
    await caller.control('provider', { topUps: 'a new eSIM' });
    const { body } = await caller.topUp(iccid, JAPAN, { allowReassign: false });
    expect(body.order[0]).toMatchObject({ AllowReassign: false });
    expect(body.order[0].iccids).not.toEqual([iccid]);
  });

  test('refuses what cannot be, with the reason, and buys nothing', async () => {
    const [iccid] = (await caller.buy()).order[0].iccids;
    const cases: [string, number, unknown, RegExp][] = [
      ['broken JSON', 400, '{"type":', /malformed/],
      ['no lines', 400, order('transaction', true), /order/],
      ['unknown type', 400, order('gift', true, line()), /type/],
      ['another line type', 400, order('transaction', true, { ...line(), type: 'topup' }), /type/],
      ['no quantity', 400, order('transaction', true, line(JAPAN, 0)), /quantity/],
      ['unknown bundle', 400, order('transaction', true, line('esim_7GB_7D_JP_V2')), /esim_7GB_7D_JP_V2/],
      ['iccids unassigned', 400, order('transaction', false, line(JAPAN, 1, { iccids: [iccid] })), /assign/],
      ['too few iccids', 400, order('transaction', true, line(JAPAN, 2, { iccids: [iccid] })), /quantity/],
      ['foreign iccid', 403, order('transaction', true, line(JAPAN, 1, { iccids: ['8944'] })), /denied/],
      ['too many', 400, order('transaction', true, line(JAPAN, 11)), /at most 10/],
      ['branding', 400, { ...order('transaction', false, line()), profileID: 'x' }, /profileID/],
    ];
    for (const [name, status, body, message] of cases) {
      const answer = await caller.call('POST', '/orders', body);
      expect(answer.status, name).toBe(status);
      expect(answer.body.message, name).toMatch(message);
      expect(answer.headers.get('content-type'), name).toMatch(/^text\/plain/);
    }
    expect((await caller.ledger()).provider_orders).toHaveLength(1);
  });

  test('a deactivated eSIM and a thirty-first queued bundle are refused', async () => {
    const [iccid] = (await caller.buy()).order[0].iccids;
    for (let count = 1; count < 30; count += 1) expect((await caller.topUp(iccid, JAPAN)).status).toBe(200);
    expect((await caller.topUp(iccid, JAPAN)).body.message).toMatch(/30 queued/);
    await caller.control('profile', { iccid, state: 'deactivated' });
    expect((await caller.topUp(iccid, JAPAN)).body.message).toMatch(/deactivated/);
  });

  test('an empty balance refuses with `Insufficient balance`, also to validate', async () => {
    expect(await caller.control('balance', { amount: 1.79 })).toEqual({ balance: 1.79 });
    for (const type of ['validate', 'transaction']) {
      const { status, body } = await caller.call('POST', '/orders', order(type, true, line()));
      expect([status, body]).toEqual([400, { message: 'Insufficient balance' }]);
    }
    await caller.control('balance', { amount: 1.8 });
    expect((await caller.buy()).status).toBe('completed');
    expect(await balance()).toBe(0);
  });
});

describe('GET /orders', () => {
  test('lists newest first in pages, with ICCIDs on request', async () => {
    const bought = [];
    for (let count = 0; count < 3; count += 1) bought.push((await caller.buy()).orderReference);
    const first = await caller.get('/orders?limit=2');
    expect(first.body).toMatchObject({ pageCount: 2, rows: 3, pageSize: 2 });
    const second = await caller.get('/orders?limit=2&page=2&includeIccids=true');
    const seen = [...first.body.orders, ...second.body.orders];
    expect(seen.map((one) => one.orderReference)).toEqual(bought.toReversed());
    expect(seen[0].order[0]).not.toHaveProperty('iccids');
    expect(seen[2].order[0].iccids).toHaveLength(1);
    expect((await caller.get('/orders')).body.pageSize).toBe(10);
  });

  test('narrows by a window of creation times', async () => {
    const early = await caller.buy();
    await caller.later({ seconds: 600 });
    const late = await caller.buy();
    const within = async (...bounds: string[]) => {
      const query = bounds.map((bound) => `createdAt=${encodeURIComponent(bound)}`).join('&');
      return (await caller.get(`/orders?${query}`)).body.orders.map(
        (one: { orderReference: string }) => one.orderReference,
      );
    };
    const middle = new Date(Date.parse(early.createdDate) + 60_000).toISOString();
    expect(await within(`gte:${middle}`)).toEqual([late.orderReference]);
    expect(await within(`lt:${middle}`)).toEqual([early.orderReference]);
    expect(await within(`gte:${early.createdDate}`, `lte:${late.createdDate}`)).toHaveLength(2);
    expect(await within(`gt:${middle}`, `lt:${middle}`)).toEqual([]);
    expect(await within(`eq:${early.createdDate}`)).toEqual([early.orderReference]);
    expect((await caller.get('/orders?createdAt=since:yesterday')).status).toBe(400);
    expect((await caller.get('/orders?limit=0')).status).toBe(400);
  });

  test('shows one order, and 400 for a reference nobody knows', async () => {
    const { orderReference, order: lines } = await caller.buy();
    expect((await caller.get(`/orders/${orderReference}`)).body).toMatchObject({
      orderReference,
      order: lines,
    });
    expect((await caller.get('/orders/0b0c6d3e-2f7b-4a70-9d3e-6a3a5f1c9e11')).status).toBe(400);
  });
});

test('the ledger names every purchase', async () => {
  const { orderReference, order: lines } = await caller.buy();
  const { provider_orders: orders, esims } = await caller.ledger();
  const [iccid] = lines[0].iccids;
  expect(orders).toEqual([
    { reference: orderReference, item: JAPAN, iccids: [iccid], total: 1.8, at: expect.stringMatching(/Z$/) },
  ]);
  expect(esims).toEqual([
    {
      iccid,
      state: 'Released',
      bundles: [{ name: JAPAN, reference: `${orderReference}-0`, state: 'queued' }],
    },
  ]);
});

function luhnSum(digits: string): number {
  return Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}
