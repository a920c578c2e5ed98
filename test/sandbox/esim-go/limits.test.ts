import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { documentedOptions } from '../../../src/sandbox/esim-go/account/options.ts';
import { type Answer, type Caller, startCaller } from './caller.ts';

let caller: Caller;
afterEach(() => caller.close());

const tokens = ({ headers }: Answer) =>
  ['limit', 'remaining', 'cost'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));

describe('with the rate limit on', () => {
  beforeEach(async () => {
    caller = await startCaller({ rateLimit: true });
  });

  test('every answer says what it cost, what is left and when the window ends', async () => {
    await freshWindow();
    const catalogue = await caller.get('/catalogue?perPage=1');
    expect(tokens(catalogue)).toEqual([10, 5, 5]);
    expect(catalogue.headers.get('x-ratelimit-reset')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
    const line = { type: 'bundle', item: 'esim_1GB_7D_JP_V2', quantity: 1 };
    const costs = [
      tokens(await caller.get('/catalogue/bundle/esim_1GB_7D_JP_V2'))[2],
      tokens(await caller.call('POST', '/orders', { type: 'validate', assign: true, order: [line] }))[2],
      tokens(await caller.get('/esims/assignments?reference=x'))[2],
      tokens(await caller.get('/orders'))[2],
      tokens(await caller.get('/nowhere'))[2],
    ];
    expect(costs).toEqual([5, 2, 2, 1, 1]);
  });

  test('the window’s tokens used up, it is 429 with Retry-After until the next', async () => {
    // Many at once, so that one window gets more than it allows, however slow the machine is.
    const answers = await Promise.all(Array.from({ length: 40 }, () => caller.get('/catalogue?perPage=1')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.body).toEqual({ message: 'Rate limit exceeded' });
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(tokens(answer)[0]).toBe(10);
    }
    await freshWindow();
    expect((await caller.get('/catalogue?perPage=1')).status).toBe(200);
  });

  test('it can be raised and switched off while running', async () => {
    expect(await caller.control('provider', { tokensPerSecond: 1000, catalogueCost: 1 })).toMatchObject({
      tokensPerSecond: 1000,
    });
    const raised = await Promise.all(Array.from({ length: 20 }, () => caller.get('/catalogue?perPage=1')));
    expect(raised.every(({ status }) => status === 200)).toBe(true);
    await caller.control('provider', { rateLimit: false, tokensPerSecond: 10 });
    const free = await Promise.all(Array.from({ length: 20 }, () => caller.get('/orders')));
    expect(free.every(({ status }) => status === 200)).toBe(true);
    expect(free.every((answer) => tokens(answer)[1] === 9)).toBe(true);
  });

  // The sandbox's clock decides the window: after a whole second, another one begins.
  async function freshWindow() {
    await caller.later({ seconds: 1 });
  }
});

describe('without it', () => {
  beforeEach(async () => {
    caller = await startCaller();
  });

  test('only the one key is accepted, in any spelling of the header’s name', async () => {
    for (const headers of [{ 'X-API-Key': 'other' }, { 'X-API-Key': '' }]) {
      const { status, body } = await caller.get('/catalogue', headers);
      expect([status, body]).toEqual([403, { message: 'access denied' }]);
    }
    const lower = await fetch(`${caller.origins.esimGo}/v2.4/orders`, {
      headers: { 'x-api-key': 'sandbox' },
    });
    expect(lower.status).toBe(200);
    expect((await fetch(`${caller.origins.esimGo}/v2.4/orders`)).status).toBe(403);
  });

  test('unknown paths, versions and methods are 404, in words that say what is not played', async () => {
    const calls: [string, string][] = [
      ['GET', '/catalogues'],
      ['GET', '/v2.3/catalogue'],
      ['DELETE', '/orders'],
      ['POST', '/esims/apply'],
      ['GET', '/esims/8944/location'],
    ];
    for (const [method, path] of calls) {
      const { status, body } = await caller.call(method, path);
      const words = expect.stringMatching(
        String.raw`^The sandbox does not play ${method} (/v2\.\d)?${path}\.$`,
      );
      expect([status, body], path).toEqual([404, { message: words }]);
    }
  });

  test('a forced status speaks the wholesaler’s words', async () => {
    for (const [status, message] of [
      [500, 'unexpected error occurred'],
      [429, 'Rate limit exceeded'],
      [503, 'still processing, try again later'],
    ] as const) {
      await caller.callControl('POST', '/control/faults', { party: 'esim-go', effect: 'status', status });
      const answer = await caller.get('/orders');
      expect([answer.status, answer.body]).toEqual([status, { message }]);
      expect(answer.headers.get('retry-after')).toBe(status === 500 ? null : '1');
    }
    expect((await caller.get('/orders')).status).toBe(200);
  });

  test('an answer cut after the order leaves the order in the books', async () => {
    const fault = { party: 'esim-go', method: 'POST', path: '/v2.4/orders', effect: 'cut-after' };
    await caller.callControl('POST', '/control/faults', fault);
    await expect(caller.buy()).rejects.toThrow('fetch failed');
    expect((await caller.get('/orders?includeIccids=true')).body.orders).toMatchObject([
      { status: 'completed', order: [{ iccids: [expect.any(String)] }] },
    ]);
  });

  test('the control shows every option with its documented value', async () => {
    expect(await caller.control('provider', {})).toEqual({ ...documentedOptions, rateLimit: false });
  });

  test('statuses nobody documents can be changed', async () => {
    await caller.control('provider', {
      unknownBundleStatus: 404,
      unknownCatalogueBundleStatus: 404,
      unknownOrderStatus: 404,
      insufficientBalanceStatus: 402,
      orderErrorType: 'application/json',
      maxEsimsPerOrder: 1,
    });
    const order = async (item: string, quantity = 1) =>
      caller.call('POST', '/orders', {
        type: 'transaction',
        assign: true,
        order: [{ type: 'bundle', item, quantity }],
      });
    const unknown = await order('esim_none');
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'application/json']);
    expect((await order('esim_1GB_7D_JP_V2', 2)).body.message).toMatch(/at most 1/);
    expect((await caller.get('/catalogue/bundle/esim_none')).status).toBe(404);
    expect((await caller.get('/orders/none')).status).toBe(404);
    await caller.control('balance', { amount: 0 });
    expect((await order('esim_1GB_7D_JP_V2')).status).toBe(402);
    await caller.control('provider', { impossibleValidate: 'invalid' });
    const line = { type: 'bundle', item: 'esim_none', quantity: 1 };
    const invalid = await caller.call('POST', '/orders', { type: 'validate', assign: true, order: [line] });
    expect([invalid.status, invalid.body.valid]).toEqual([200, false]);
  });

  test('shapes that sources disagree on can be changed', async () => {
    await caller.control('provider', {
      listShape: 'array',
      roamingOfOneCountry: 'null',
      countriesShape: 'nested',
      detailGroupKey: 'groups',
      orderDateKey: 'createDate',
      smdpAddressShape: 'url',
      assignmentsShape: 'array',
      historyShape: 'array',
      organisationShape: 'flat',
      installedTimeShape: 'iso',
      runningBalanceShape: 'string',
      listedOrderIccids: 'always',
      startTimesInOldVersion: true,
    });
    const order = await caller.buy();
    const [esim] = order.order[0].esims;
    expect(order.createDate).toMatch(/Z$/);
    expect(esim.smdpAddress).toBe('http://rsp.simport.example');
    const [bundle] = (await caller.get('/v2.5/catalogue?countries=JP')).body;
    expect(bundle).toMatchObject({ roamingEnabled: null, countries: [{ country: { iso: 'JP' } }] });
    expect((await caller.get(`/catalogue/bundle/${bundle.name}`)).body.groups).toHaveLength(1);
    const assignments = await caller.get(`/esims/assignments?reference=${order.orderReference}`);
    expect(assignments.body).toHaveLength(1);
    await caller.control('usage', { iccid: esim.iccid, megabytes: 1 });
    expect((await caller.get(`/esims/${esim.iccid}`)).body.firstInstalledDateTime).toMatch(/^\d{4}-/);
    expect(Array.isArray((await caller.get(`/esims/${esim.iccid}/history`)).body)).toBe(true);
    expect((await caller.get('/organisation')).body.balance).toBe(99_998.2);
    const [listed] = (await caller.get('/v2.5/orders')).body;
    expect(listed).toMatchObject({ runningBalance: '99998.20', order: [{ iccids: [esim.iccid] }] });
    const bundles = await caller.get(`/esims/${esim.iccid}/bundles`);
    expect(bundles.body.bundles[0].assignments[0]).toHaveProperty('startTime');
  });

  test('pending orders can show ICCIDs, another name and a date to come back', async () => {
    await caller.control('provider', {
      orderProcessingMs: 60_000,
      pendingStatus: 'pending',
      pendingShowsIccids: true,
      retryAfterShape: 'date',
    });
    const order = await caller.buy();
    expect(order).toMatchObject({ status: 'pending', order: [{ iccids: [expect.any(String)] }] });
    const early = await caller.get(`/esims/assignments?reference=${order.orderReference}`);
    expect(Date.parse(early.headers.get('retry-after') ?? '')).toBeGreaterThan(Date.parse(order.createdDate));
  });

  test('life spans can be changed', async () => {
    await caller.control('provider', { shelfLifeDays: 1, unlimitedDepletes: true });
    const lapsing = (await caller.buy()).order[0].iccids[0];
    const unlimited = (await caller.buy('esim_UL_7D_JP_V2')).order[0].iccids[0];
    await caller.control('usage', { iccid: unlimited, megabytes: 1000 });
    await caller.later({ seconds: 60 });
    const stateOf = async (iccid: string) =>
      (await caller.get(`/esims/${iccid}/bundles?includeUsed=true`)).body.bundles[0].assignments[0]
        .bundleState;
    expect(await stateOf(unlimited)).toBe('depleted');
    await caller.later({ days: 1 });
    expect(await stateOf(lapsing)).toBe('lapsed');
    await caller.control('provider', { esimLifeDays: 1, deletionNoticeDays: 0 });
    expect((await caller.get(`/esims/${lapsing}`)).status).toBe(403);
  });
});
