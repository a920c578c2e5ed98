import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { freePorts } from '../../support/machine/ports.ts';
import { call, CALLBACK, startOidc, Visitor, type OidcClient } from './client.ts';

let dataDir: string;
let port: number;
let shop: OidcClient;

const start = () => startOidc({ dataDir, port });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  port = await freePorts(1);
  shop = await start();
});
afterEach(async () => {
  await shop.sandbox.close();
  await rm(dataDir, { recursive: true });
});

async function restart() {
  await shop.sandbox.close();
  shop = await start();
}

const keys = async () => (await call(`${shop.issuer}/oauth2/v3/certs`)).json() as Promise<{ keys: object[] }>;

test('a restart keeps keys, accounts, sign-ins on their way and tokens', async () => {
  const published = await keys();
  expect(published.keys).toHaveLength(1);
  expect(published.keys[0]).not.toHaveProperty('d');
  const { sub } = await shop.claimsOf('ada');
  const tokens = await shop.signIn('uma');
  const visitor = new Visitor();
  const attempt = shop.begin();
  const page = await visitor.open(attempt.url);

  await restart();
  expect(await keys()).toEqual(published);
  const back = await visitor.answer(page, { person: 'ada' });
  await restart();
  const code = back.searchParams.get('code') ?? '';
  const answer = await shop.exchange(code, { code_verifier: attempt.verifier });
  const { id_token } = (await answer.json()) as { id_token: string };
  expect((await shop.verify(id_token)).sub).toBe(sub);

  await restart();
  expect((await shop.exchange(code, { code_verifier: attempt.verifier })).status).toBe(400);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const userinfo = await call(`${shop.issuer}/v1/userinfo`, { headers });
  expect(await userinfo.json()).toMatchObject({ email: 'uma@traveller.example', email_verified: false });
  expect((await shop.ledger())['sign_ins']).toHaveLength(3);
});

test('a reset forgets sign-ins, but not the keys that the shop may have read', async () => {
  const published = await keys();
  const { sub } = await shop.claimsOf('ada');
  const visitor = new Visitor();
  const page = await visitor.open(shop.begin().url);
  const code = await shop.codeOf('ada');
  await shop.pull('reset', {});
  expect(await (await visitor.ask(page)).text()).toContain('This sign-in is over');
  expect((await shop.exchange(code)).status).toBe(400);
  expect((await shop.ledger())['sign_ins']).toEqual([]);
  expect(await keys()).toEqual(published);
  expect((await shop.claimsOf('ada')).sub).toBe(sub);
});

test('another shop takes over: its address is the right one, the former is refused', async () => {
  shop.sandbox.pointShopAt('http://localhost:4000');
  const visitor = new Visitor();
  expect((await visitor.ask(shop.begin().url)).status).toBe(400);
  shop.callback = CALLBACK.replace('3000', '4000');
  expect(await shop.claimsOf('ada')).toMatchObject({ name: 'Ada Traveller' });
});
