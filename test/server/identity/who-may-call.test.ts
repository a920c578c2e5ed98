import { randomUUID } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import type { Buyer } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { type Caller, ROUTES } from './callers.ts';

const shop = useTestShop();
let mia: Buyer;
let esimId: string;
let request: object;
let started: Awaited<ReturnType<Buyer['buy']>>['started'];
beforeAll(async () => {
  mia = shop.buyer();
  await mia.signUp();
  const bought = await mia.buy(await mia.plan('JP'));
  ({ request, started } = bought);
  esimId = bought.completed.body.esim_id;
});

const of = (caller: Caller) =>
  Object.entries(ROUTES)
    .filter(([, who]) => who === caller)
    .map(([route]) => route.split(' ') as [method: string, path: string]);

it('every route of the shop is in the table, and nothing else', () => {
  const served = shop.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(served)].sort()).toEqual(Object.keys(ROUTES).sort());
});

describe('a route for the signed-in', () => {
  it.each(of('person'))('%s %s answers nobody else', async (method, path) => {
    const data = { order: started.order, email: mia.email, ...request };
    const body = method === 'POST' ? data : undefined;
    const guest = shop.buyer();
    await guest.begin();
    const strangers: [Buyer, Record<string, string>][] = [
      [shop.buyer(), {}],
      [guest, {}],
      [shop.buyer(), { Cookie: 'simport.session_token=made.up' }],
    ];
    for (const [stranger, headers] of strangers) {
      const { status, body: answer } = await stranger.call(method, path, body, headers);
      expect([status, answer.code]).toEqual([401, 'unauthorized']);
    }
  });
});

describe('a route for operators', () => {
  it.each(of('operator'))('%s %s answers nobody else, however they are signed in', async (method, path) => {
    const guest = shop.buyer();
    await guest.begin();
    for (const [caller, headers] of [
      [shop.buyer(), {}],
      [guest, {}],
      [mia, {}],
      [mia, await mia.bearer()],
      [mia, { Cookie: `${mia.cookie}; simport_operator=made-up` }],
    ] as const) {
      const { status, body } = await caller.call(
        method,
        path,
        method === 'POST' ? { code: '000000' } : undefined,
        headers,
      );
      expect([status, body.reason]).toEqual([401, 'operator_signed_out']);
    }
  });
});

describe('a route for the session', () => {
  it.each(of('session'))('%s %s answers nobody else', async (method, path) => {
    const body =
      method === 'POST' ? { email: mia.email, newPassword: 'battery staple', name: 'Eve' } : undefined;
    const bearer = await mia.bearer();
    const before = await mia.user();
    for (const headers of [{}, bearer, { Cookie: 'simport.session_token=made.up' }]) {
      const { status, body: answer } = await shop.buyer().call<object>(method, path, body, headers);
      const isNobody = answer === null || (path.endsWith('/sign-out') && 'success' in answer);
      expect([path, isNobody || status >= 400]).toEqual([path, true]);
    }
    expect(before?.email).toBe(mia.email);
    expect(await mia.user()).toEqual(before);
  });
});

describe('a route for the owner', () => {
  /** Other callers: signed out, signed in as somebody else, and a guest who bought here. */
  async function others(): Promise<Buyer[]> {
    const eve = await shop.member();
    const guest = shop.buyer();
    await guest.buy(await guest.plan('FR'));
    return [shop.buyer(), eve, guest];
  }

  it('GET /api/esims and GET /api/withdrawals/own show others nothing of it', async () => {
    for (const other of await others()) {
      const { body } = await other.get('/api/esims');
      expect(JSON.stringify(body)).not.toContain(esimId);
      const { body: contracts } = await other.get('/api/withdrawals/own');
      expect(JSON.stringify(contracts)).not.toContain(mia.email);
      expect(JSON.stringify(contracts)).not.toContain('Japan');
    }
  });

  it.each(of('owner').filter(([method, path]) => method === 'GET' && path.includes(':id')))(
    '%s %s answers others as if it did not exist',
    async (method, path) => {
      const at = (id: string) => path.replace(':id', id).replace(':bundle_name', 'esim_1GB_7D_JP_V2');
      for (const other of await others()) {
        const foreign = await other.call(method, at(esimId));
        const unknown = await other.call(method, at(randomUUID()));
        expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
      }
      const own = await mia.call(method, at(esimId));
      const byToken = await shop.buyer().call(method, at(esimId), undefined, await mia.bearer());
      expect([own.status, byToken.status]).toEqual([200, 200]);
    },
  );

  it('PATCH /api/esims/:id changes nothing for others, and accepts no other field', async () => {
    const ask = (who: Buyer, body: object) => who.call('PATCH', `/api/esims/${esimId}`, body);
    for (const other of await others()) expect((await ask(other, { hidden: true })).status).toBe(404);
    expect((await ask(mia, { hidden: false, status: 'active' })).status).toBe(400);
    expect((await ask(mia, { hidden: false })).status).toBe(200);
    const { body } = await mia.get<{ esim: { hidden: boolean } }>(`/api/esims/${esimId}`);
    expect(body.esim.hidden).toBe(false);
  });

  it('POST /api/esims/complete-purchase does not find somebody else’s payment', async () => {
    for (const other of await others()) {
      const { status, body } = await other.complete(request, started);
      expect([status, body.code]).toEqual([404, 'not_yours']);
    }
    expect((await mia.complete(request, started)).body.esim_id).toBe(esimId);
  });
});

describe('an ID token', () => {
  const ask = async (authorization: string) =>
    shop.buyer().call('GET', '/api/esims', undefined, { Authorization: authorization });

  it('has the same access as its session', async () => {
    const { Authorization } = await mia.bearer();
    const byToken = await ask(Authorization);
    const bySession = await mia.get('/api/esims');
    expect(byToken.body).toEqual(bySession.body);
    expect(JSON.stringify(byToken.body)).toContain(esimId);
  });

  it('counts for nothing if it is changed, cut, unsigned or forged, with any cookie', async () => {
    const { Authorization } = await mia.bearer();
    const [head = '', payload = '', signature = ''] = Authorization.replace('Bearer ', '').split('.');
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = [
      `${head}.${part({ ...claims, sub: randomUUID() })}.${signature}`,
      `${head}.${payload}.`,
      `${part({ alg: 'none' })}.${payload}.`,
      `${part({ alg: 'HS256', kid: 'x' })}.${payload}.${signature}`,
      'nonsense',
    ];
    for (const token of forged) {
      expect((await ask(`Bearer ${token}`)).status).toBe(401);
      const withCookie = await mia.call('GET', '/api/esims', undefined, { Authorization: `Bearer ${token}` });
      expect([withCookie.status, withCookie.body.code]).toEqual([401, 'unauthorized']);
    }
  });

  it('ends with its session', async () => {
    const leo = await shop.member();
    const { Authorization } = await leo.bearer();
    expect((await ask(Authorization)).status).toBe(200);
    await leo.post('/api/auth/sign-out', {});
    expect((await ask(Authorization)).status).toBe(401);
  });

  it('is valid for at most fifteen minutes, for this shop', async () => {
    const { Authorization } = await mia.bearer();
    const claims = JSON.parse(
      Buffer.from(Authorization.split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, number | string>;
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(600);
    expect(claims).toMatchObject({ iss: shop.baseUrl, aud: shop.baseUrl, email: mia.email });
    expect(claims['sub']).toBe((await mia.user())?.id);
  });
});

describe('a signed-in user’s purchase', () => {
  it('goes to the account and its address, and not to the browser when they sign out', async () => {
    const leo = await shop.member();
    const bought = await leo.buy(await leo.plan('ES'));
    expect(leo.cookies.has('simport_guest')).toBe(false);
    await shop.drain();
    const { mails } = await shop.world.books(bought);
    expect(mails.length).toBeGreaterThan(0);
    await leo.post('/api/auth/sign-out', {});
    expect((await leo.get('/api/esims')).body).toEqual({
      known: false,
      esims: [],
      total: 0,
      next: null,
      waiting: [],
      returned: [],
      account_asked: false,
    });
    await leo.signIn();
    expect(JSON.stringify((await leo.get('/api/esims')).body)).toContain(bought.completed.body.iccid);
  });

  it('never becomes a guest’s because the session has expired meanwhile', async () => {
    const visitor = shop.buyer();
    const answer = await visitor.start(await visitor.request(await visitor.plan(), { is_guest: false }));
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
    expect(visitor.cookie).toBe('');
  });

  it('can continue what they began as a guest, and nobody else can continue it', async () => {
    const leo = shop.buyer();
    const plan = await leo.plan('IT');
    const asGuest = await leo.begin(plan);
    await leo.signUp();
    const asUser = await leo.begin(plan);
    expect(asUser.started.payment_intent_id).toBe(asGuest.started.payment_intent_id);
    await leo.post('/api/auth/sign-out', {});
    const afterwards = await leo.begin(plan);
    expect(afterwards.started.payment_intent_id).not.toBe(asUser.started.payment_intent_id);
  });
});
