import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { OutsideWorld } from '../../support/outside/outside-world.ts';
import { startTestSandbox } from '../../support/outside/test-sandbox.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let world: OutsideWorld;
let token = '';

beforeAll(async () => {
  sandbox = await startTestSandbox({ rateLimit: true, ports: { airalo: 0 } });
  world = new OutsideWorld(sandbox.origins.control);
  token = await newToken();
});
afterAll(() => sandbox.close());

const behaves = (options: object) => world.control('airalo', options);
/** The windows of all limits are over. */
const later = (seconds = 61) => world.control('clock', { advance_seconds: seconds });

async function askToken(changes: Record<string, string> = {}) {
  const client = { client_id: 'sandbox', client_secret: 'sandbox', grant_type: 'client_credentials' };
  const body = new URLSearchParams({ ...client, ...changes });
  return fetch(`${sandbox.origins.airalo}/v2/token`, { method: 'POST', body });
}

async function newToken(): Promise<string> {
  const { data } = (await (await askToken()).json()) as { data: { access_token: string } };
  return data.access_token;
}

interface Answer {
  status: number;
  data: never;
  code?: number;
  meta?: { message: string };
}

async function ask(path: string, body?: object, bearer = token): Promise<Answer> {
  const response = await fetch(`${sandbox.origins.airalo}/v2${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ...((await response.json()) as Answer), status: response.status };
}

const order = (changes: object = {}) =>
  ask('/orders', { quantity: 1, package_id: 'elan-7days-1gb', type: 'sim', description: 'ours', ...changes });

async function sold(): Promise<{ id: number; sims: { iccid: string }[] }> {
  return (await order()).data;
}

test('a token costs the right client, and the fourth in a minute is refused', async () => {
  await later();
  expect((await askToken({ client_id: 'another' })).status).toBe(422);
  expect((await askToken({ client_secret: 'another' })).status).toBe(422);
  expect((await askToken()).status).toBe(200);
  const fourth = await askToken();
  expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await ask('/balance', undefined, 'another')).status).toBe(401);
});

test('packages come place by place, as an object from the second page on', async () => {
  const first = await ask('/packages?limit=2&page=1');
  const second = await ask('/packages?limit=2&page=2');
  expect([Array.isArray(first.data), Array.isArray(second.data)]).toEqual([true, false]);
  expect(Object.keys(second.data)).toEqual(['2', '3']);
  const global = await ask('/packages?filter[type]=global');
  expect(global.data).toMatchObject([{ slug: 'europe', country_code: '' }]);
});

test.each([
  ['without credit', { balance: 0.5 }, 11],
  ['during maintenance', { order_error: 13 }, 13],
  ['without stock', { order_error: 33 }, 33],
  ['of a package that is out of stock', { order_error: 34 }, 34],
  ['that meets something unexpected', { order_error: 53 }, 53],
])('an order %s is refused with its code', async (_what, options, code) => {
  await behaves(options);
  expect(await order()).toMatchObject({ status: 422, code });
  await behaves({ balance: 100, order_error: null });
});

test('wrong fields are named', async () => {
  expect(await order({ package_id: 'none', quantity: 51 })).toMatchObject({
    status: 422,
    data: {
      package_id: 'The selected package is invalid.',
      quantity: 'The quantity may not be greater than 50.',
    },
  });
  expect(await ask('/orders?limit=a')).toMatchObject({ status: 422, data: { limit: expect.any(String) } });
});

test('one description buys twice, and both orders are found by it', async () => {
  await order({ description: 'twice' });
  await order({ description: 'twice' });
  const { data } = await ask('/orders?filter[description]=twice&include=sims,status');
  expect(data).toMatchObject([{ status: { slug: 'completed' } }, { description: 'twice' }]);
});

test('an eSIM lists what can be added, and what is on it', async () => {
  const { sims } = await sold();
  const [{ iccid } = { iccid: '' }] = sims;
  const { data } = await ask(`/sims/${iccid}/topups`);
  expect((data as { id: string }[]).map(({ id }) => id)).toContain('elan-30days-3gb-topup');
  const added = { package_id: 'elan-30days-3gb-topup', iccid, description: 'more' };
  expect((await ask('/orders/topups', added)).status).toBe(200);
  expect(await ask('/orders/topups', { ...added, package_id: 'hkmobile-7days-1gb-topup' })).toMatchObject({
    data: { package_id: 'invalid topup package' },
  });
  await world.control('airalo-usage', { iccid, megabytes: 100 });
  expect((await ask(`/sims/${iccid}/packages`)).data).toMatchObject([
    { status: 'ACTIVE', remaining: 924 },
    { status: 'NOT_ACTIVE', package: { id: 'elan-30days-3gb-topup' } },
  ]);
  expect((await ask(`/sims/${iccid}/usage`)).data).toMatchObject({ remaining: 924, total: 1024 });
  expect((await ask('/sims/8932000000000000000/usage')).status).toBe(404);
});

test('a refund is asked for with a reason, and granted later as credit', async () => {
  const { id, sims } = await sold();
  const iccids = sims.map(({ iccid }) => iccid);
  const notes = 'unused';
  expect((await ask('/refund', { iccids, reason: 'WHIM' })).status).toBe(422);
  expect((await ask('/refund', { iccids, reason: 'OTHERS' })).status).toBe(422);
  expect((await ask('/refund', { iccids: ['8932000000000000000'], reason: 'NO_COVERAGE' })).status).toBe(422);
  expect((await ask('/refund', { iccids, reason: 'OTHERS', notes })).status).toBe(202);
  expect((await ask('/refund', {})).status).toBe(422);
  expect((await ask('/refund', {})).status).toBe(429);
  const slug = async () => (await ask(`/orders/${id}?include=status`)).data as { status: { slug: string } };
  expect((await slug()).status.slug).toBe('completed');
  await later();
  expect((await slug()).status.slug).toBe('refunded');
});

test('usage is told ten times a minute for an eSIM, packages eighty times', async () => {
  const { sims } = await sold();
  const path = `/sims/${sims[0]?.iccid}/packages`;
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push((await ask(path)).status);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
  await later();
  const lists = [];
  for (let n = 0; n < 81; n++) lists.push((await ask('/packages?limit=1')).status);
  expect(lists.filter((status) => status === 429)).toHaveLength(1);
});

test('an order at once, one for later and its failure are told to an address that answers HEAD', async () => {
  const heard: { body: string; signature: string }[] = [];
  const hook = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (request.method === 'POST')
        heard.push({ body, signature: String(request.headers['airalo-signature']) });
      response.writeHead(request.url === '/gone' ? 404 : 200).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const { port } = hook.address() as { port: number };
  const webhook_url = `http://127.0.0.1:${port}/hook`;
  const asyncOrder = { quantity: 1, package_id: 'elan-7days-1gb', description: 'later' };
  try {
    expect(await ask('/orders-async', asyncOrder)).toMatchObject({
      status: 422,
      reason: 'User is not opted in and no webhook URL provided.',
    });
    const gone = `http://127.0.0.1:${port}/gone`;
    expect((await ask('/notifications/opt-in', { type: 'async_orders', webhook_url: gone })).status).toBe(
      422,
    );
    expect((await ask('/notifications/opt-in', { type: 'async_orders', webhook_url })).status).toBe(200);
    const accepted = await ask('/orders-async', asyncOrder);
    expect(accepted.status).toBe(202);
    await behaves({ orders_fail: true });
    await ask('/orders-async', asyncOrder);
    await behaves({ orders_fail: false });
    expect(heard).toEqual([]);
    await later(4);
    await expect.poll(() => heard.length).toBe(2);
    for (const { body, signature } of heard)
      expect(signature).toBe(createHmac('sha512', 'sandbox').update(body).digest('hex'));
    expect(heard.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          request_id: (accepted.data as { request_id: string }).request_id,
          sims: [expect.anything()],
        }),
        expect.objectContaining({ reason: expect.stringContaining('out of stock') }),
      ]),
    );
  } finally {
    hook.close();
  }
});

test('a call that it does not play is refused, and the front page names it', async () => {
  expect((await ask('/future-orders', {})).meta?.message).toBe(
    'The sandbox does not play POST /v2/future-orders.',
  );
  const page = await (await fetch(sandbox.origins.control)).text();
  expect(page).toContain(sandbox.origins.airalo);
  expect(page).toContain('Next Airalo order: answer lost');
});
