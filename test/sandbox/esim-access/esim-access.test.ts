import { afterAll, beforeAll, expect, test } from 'vitest';

import { signed } from '../../../src/server/providers/esim-access/esim-access-calls.ts';
import { OutsideWorld } from '../../support/outside/outside-world.ts';
import { startTestSandbox } from '../../support/outside/test-sandbox.ts';

const KEYS = { ESIM_ACCESS_CODE: 'sandbox', ESIM_ACCESS_SECRET_KEY: 'sandbox' };
const PAGER = { pageNum: 1, pageSize: 50 };

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let world: OutsideWorld;

beforeAll(async () => {
  sandbox = await startTestSandbox({ rateLimit: true, ports: { esimAccess: 0 } });
  world = new OutsideWorld(sandbox.origins.control);
  await world.control('esim-access', { calls_per_second: 1000 });
});
afterAll(() => sandbox.close());

async function send(path: string, body: string, headers: Record<string, string> = signed(KEYS, body)) {
  return fetch(`${sandbox.origins.esimAccess}/api/v1/open${path}`, { method: 'POST', headers, body });
}

async function ask(path: string, content: object, headers?: Record<string, string>) {
  const response = await send(path, JSON.stringify(content), headers);
  return (await response.json()) as { success: boolean; errorCode: string; obj: Record<string, unknown> };
}

const order = (changes: object = {}, price = 7300) =>
  ask('/esim/order', {
    transactionId: 'ours',
    amount: price,
    packageInfoList: [{ packageCode: 'CKH100', count: 1, price }],
    ...changes,
  });

test.each<[string, string, () => Promise<{ errorCode: string }>]>([
  ['a header that is missing', '000101', () => ask('/balance/query', {}, { 'RT-AccessCode': 'sandbox' })],
  ['a time in words', '000102', () => ask('/balance/query', {}, signed(KEYS, '{}', { at: 'now' }))],
  ['an old time', '101001', () => ask('/balance/query', {}, signed(KEYS, '{}', { at: '1628670421000' }))],
  [
    'another key',
    '101003',
    () => ask('/balance/query', {}, signed({ ...KEYS, ESIM_ACCESS_SECRET_KEY: 'another' }, '{}')),
  ],
  ['no JSON', '000104', async () => (await send('/balance/query', '{')).json()],
  ['a parameter that is missing', '000105', () => ask('/esim/order', {})],
  ['a call that it does not play', '000103', () => ask('/esim/suspend', {})],
  [
    'a price that has changed',
    '200005',
    () => order({ packageInfoList: [{ packageCode: 'CKH100', count: 1, price: 1 }] }),
  ],
  ['a wrong amount', '200006', () => order({ amount: 1 })],
  [
    'an unknown package',
    '310241',
    () => order({ packageInfoList: [{ packageCode: 'CKH999', count: 1, price: 7300 }] }),
  ],
  ['an unknown order', '310272', () => ask('/esim/query', { orderNo: 'B1', pager: PAGER })],
  ['an unknown eSIM', '310403', () => ask('/esim/query', { iccid: '8985224500000000000', pager: PAGER })],
])('%s is refused with %s', async (_what, code, refused) => {
  expect((await refused()).errorCode).toBe(code);
});

test('without profiles or money it sells nothing', async () => {
  await world.control('esim-access', { sold_out: true });
  expect((await order()).errorCode).toBe('200011');
  await world.control('esim-access', { sold_out: false, balance: 0.72 });
  expect((await order()).errorCode).toBe('200007');
  await world.control('esim-access', { balance: 100 });
});

test('an order is allocated later, found by our id, and cancelled for its price while nobody installed it', async () => {
  const { obj } = await order({ transactionId: 'mine' });
  const query = { orderNo: obj['orderNo'], pager: PAGER };
  expect((await ask('/esim/query', query)).errorCode).toBe('200010');
  await world.control('clock', { advance_seconds: 4 });
  const day = { startTime: '2020-01-01T00:00:00+00:00', endTime: '2100-01-01T00:00:00+00:00', pager: PAGER };
  const list = (await ask('/esim/query', day)).obj['esimList'] as Record<string, unknown>[];
  const profile = list.find(({ transactionId }) => transactionId === 'mine');
  expect(profile).toMatchObject({
    esimStatus: 'GOT_RESOURCE',
    smdpStatus: 'RELEASED',
    orderNo: obj['orderNo'],
  });
  const { esimTranNo } = profile as { esimTranNo: string };
  expect((await ask('/balance/query', {})).obj).toEqual({ balance: 992_700 });
  expect((await ask('/esim/cancel', { esimTranNo })).success).toBe(true);
  expect((await ask('/balance/query', {})).obj).toEqual({ balance: 1_000_000 });
  expect((await ask('/esim/cancel', { esimTranNo })).errorCode).toBe('200002');
});

test('the ninth call in a second is refused', async () => {
  await world.control('esim-access', { calls_per_second: 8 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('/balance/query', '{}')));
  await world.control('esim-access', { calls_per_second: 1000 });
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(3);
});

test('the front page names it, and has its controls', async () => {
  const page = await (await fetch(sandbox.origins.control)).text();
  expect(page).toContain(sandbox.origins.esimAccess);
  expect(page).toContain('Next eSIM Access order: answer lost');
});
