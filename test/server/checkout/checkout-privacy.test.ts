import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import type { Activation, Order } from '../../../src/domain/checkout/order-schema.ts';
import type { UserEsim } from '../../../src/domain/esims/user-esim.ts';
import { databaseText } from '../../support/database/behind-the-shop.ts';
import { SENDING_MAIL } from '../../support/outside/calls.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

type Bought = Awaited<ReturnType<Buyer['buy']>>;

const shop = useTestShop();
let mia: Buyer;
let bought: Bought;
let order: Order;
let codes: Activation;
beforeAll(async () => {
  mia = shop.buyer();
  // Every provider fails once, so that the contents of errors are checked, too.
  await shop.world.fault({ party: 'esim-go', method: 'POST', effect: 'garbage' });
  await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451 });
  bought = await mia.buy(await mia.plan('JP'));
  await shop.drain();
  await shop.later(61);
  await shop.world.fault({ party: 'stripe', method: 'GET', effect: 'garbage', times: 3 });
  await mia.complete(bought.request, bought.started, { client_secret: bought.started.client_secret });
  await shop.world.clearFaults();
  order = await mia.order(bought.started.order);
  if (!order.esim?.activation) throw new Error('no eSIM');
  codes = order.esim.activation;
});

/** The forms a secret may have: plain, in base64, and in the hexadecimal digits of a bytea. */
function disguises(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('base64').replace(/=+$/, ''), bytes.toString('hex')];
}

test('the database has the codes only as ciphertext', async () => {
  const all = await databaseText(shop.deps.db);
  expect(all).toContain(order.esim?.iccid);
  for (const secret of [codes.matching_id, codes.qr_code_data, codes.smdp_address]) {
    for (const text of disguises(secret)) expect(all).not.toContain(text);
  }
});

test('the database has nothing that opens a purchase', async () => {
  const all = await databaseText(shop.deps.db);
  const cookie = mia.cookie.split('=')[1] ?? '';
  const [secret = ''] = cookie.split('.');
  expect(secret).toHaveLength(43);
  const secrets = [cookie, secret, bought.started.client_secret, bought.started.order, mia.attempt];
  for (const secret of secrets.flatMap(disguises)) expect(all).not.toContain(secret);
});

test('the log has no codes, no keys of a purchase and no personal data', async () => {
  const all = shop.logged.join('');
  expect(all).toContain('/api/esims/complete-purchase');
  const secrets = [
    codes.matching_id,
    codes.qr_code_data,
    bought.started.client_secret,
    bought.started.order,
    mia.cookie.split('=')[1]?.split('.')[0] ?? '',
    mia.attempt,
    mia.email,
    'Larsen',
    'sk_test_sandbox',
  ];
  for (const secret of secrets) expect(all).not.toContain(secret);
});

test('no cache may store a buyer’s data', async () => {
  const answers = [
    await mia.get(`/api/orders/${bought.started.order}`),
    await mia.get('/api/esims'),
    await mia.get(`/api/esims/${order.esim?.id}/activation`),
  ];
  for (const { status, headers } of answers) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  }
});

test('the codes go only to the browser that bought them, and are not in the list', async () => {
  const { body } = await mia.get<{ activation: Activation }>(`/api/esims/${order.esim?.id}/activation`);
  expect(body.activation).toEqual(codes);
  const list = await mia.get<{ esims: UserEsim[] }>('/api/esims');
  expect(list.body.esims.map(({ iccid }) => iccid)).toEqual([order.esim?.iccid]);
  expect(JSON.stringify(list.body)).not.toContain(codes.matching_id);
});

test('another browser sees only its own eSIMs, and other ids as if they did not exist', async () => {
  const leo = shop.buyer();
  const own = await leo.buy(await leo.plan('FR'));
  const list = await leo.get<{ esims: UserEsim[] }>('/api/esims');
  expect(list.body.esims.map(({ iccid }) => iccid)).toEqual([own.completed.body.iccid]);
  const foreign = await leo.get(`/api/esims/${order.esim?.id}/activation`);
  const unknown = await leo.get(`/api/esims/${randomUUID()}/activation`);
  expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
});

test('a visitor without purchases gets an empty answer', async () => {
  expect((await shop.buyer().get('/api/esims')).body).toEqual({
    known: false,
    esims: [],
    waiting: [],
    returned: [],
    account_asked: false,
    next: null,
    total: 0,
  });
  const activation = await shop.buyer().get(`/api/esims/${order.esim?.id}/activation`);
  expect(activation.status).toBe(404);
});

test('both windows of one browser, and a second purchase in it, see all its eSIMs', async () => {
  const window = shop.buyer();
  for (const [name, value] of mia.cookies) window.cookies.set(name, value);
  const second = await window.buy(await window.plan('ES'));
  const { body } = await mia.get<{ esims: UserEsim[] }>('/api/esims');
  expect(body.esims.map(({ iccid }) => iccid)).toEqual([second.completed.body.iccid, order.esim?.iccid]);
});

test.each([
  ['cut short', (token: string) => token.slice(0, -2)],
  ['with a digit changed', (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)],
  ['of an id alone', () => Buffer.alloc(16, 1).toString('base64url')],
])('an order token %s opens nothing', async (_what, change) => {
  const answer = await mia.get(`/api/orders/${change(bought.started.order)}`);
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
});

test('the guest cookie is out of reach of scripts and of other sites', async () => {
  const visitor = shop.buyer();
  const answer = await visitor.start(await visitor.request(await visitor.plan('JP')));
  expect(answer.headers.get('set-cookie')).toMatch(/^simport_guest=.*HttpOnly.*SameSite=Lax/);
});

// This comes last: from here on jobs run by themselves.
test('the queue stores nothing that a failing job carried', async () => {
  await shop.queue.work({
    ...shop.handlers,
    'mail.send': () => Promise.reject(new Error('for mia@example.com', { cause: { code: 'LPA:1$a$b' } })),
  });
  await shop.deps.queue.send('mail.send', { mailId: randomUUID() });
  const kept = async () => {
    const { rows } = await shop.deps.db.db.execute<{ output: string }>(
      sql`select output::text as output from pgboss.job where output is not null`,
    );
    return rows.map(({ output }) => output).join('\n');
  };
  await expect.poll(kept).toContain('failed');
  expect(await kept()).not.toMatch(/mia@example|LPA:/);
});
