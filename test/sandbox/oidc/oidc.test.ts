import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { CALLBACK, startOidc, Visitor, type OidcClient } from './client.ts';

let shop: OidcClient;
let visitor: Visitor;

beforeAll(async () => {
  shop = await startOidc();
});
afterAll(() => shop.sandbox.close());
beforeEach(() => {
  visitor = new Visitor();
});

test('discovery states the true origin, however it is reached', async () => {
  const { port } = new URL(shop.issuer);
  const found = await shop.discover();
  expect(found).toMatchObject({
    issuer: `http://127.0.0.1:${port}`,
    authorization_endpoint: `http://127.0.0.1:${port}/o/oauth2/v2/auth`,
    token_endpoint: `http://127.0.0.1:${port}/token`,
    userinfo_endpoint: `http://127.0.0.1:${port}/v1/userinfo`,
    jwks_uri: `http://127.0.0.1:${port}/oauth2/v3/certs`,
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  });
  const again = await fetch(`http://localhost:${port}/.well-known/openid-configuration`);
  expect(await again.json()).toEqual(found);
});

test('the code flow ends in a signed ID token, an access token and userinfo', async () => {
  const attempt = shop.begin();
  const page = await visitor.open(attempt.url);
  expect(page).toContain('/choose/');
  const back = await visitor.answer(page, { person: 'ada' });
  expect(back.href).toContain(`${CALLBACK}?`);
  expect(back.searchParams.get('state')).toBe(attempt.state);

  const answer = await shop.exchange(back.searchParams.get('code') ?? '', {
    code_verifier: attempt.verifier,
  });
  const tokens = (await answer.json()) as Record<string, string>;
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'openid email profile' });
  const claims = await shop.verify(tokens['id_token'] ?? '');
  const ada = {
    sub: expect.stringMatching(/^1\d{20}$/) as string,
    email: 'ada@traveller.example',
    email_verified: true,
    name: 'Ada Traveller',
    given_name: 'Ada',
    family_name: 'Traveller',
  };
  expect(claims).toMatchObject({ ...ada, nonce: attempt.nonce });

  const authorization = `Bearer ${tokens['access_token']}`;
  const userinfo = await fetch(`${shop.issuer}/v1/userinfo`, { headers: { authorization } });
  expect(await userinfo.json()).toEqual({ ...ada, sub: claims.sub });
  expect((await shop.ledger())['sign_ins']).toContainEqual({
    sub: claims.sub,
    email: 'ada@traveller.example',
    at: expect.any(String) as string,
  });
});

describe('the persons', () => {
  test.each([
    ['kartini', { name: 'Kartini', given_name: 'Kartini', email_verified: true }, ['family_name']],
    [
      'ana',
      { name: 'Ana Maria Silva', given_name: 'Ana Maria', family_name: 'Silva', email_verified: true },
      [],
    ],
    ['uma', { email: 'uma@traveller.example', email_verified: false }, []],
    ['noel', { name: 'Noel Nomail' }, ['email', 'email_verified']],
  ])('%s', async (person, claims, absent) => {
    const told = await shop.claimsOf(person);
    expect(told).toMatchObject(claims);
    for (const name of absent) expect(told).not.toHaveProperty(name);
  });

  test('the token has only the claims that were asked for', async () => {
    const attempt = shop.begin({ scope: 'openid' });
    const answer = await shop.exchange(await shop.codeOf('ada', attempt), {
      code_verifier: attempt.verifier,
    });
    const { id_token } = (await answer.json()) as { id_token: string };
    expect(Object.keys(await shop.verify(id_token)).sort()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'nonce',
      'sub',
    ]);
  });

  test('anybody else can be typed, and is the same account each time', async () => {
    const typed = async (form: Record<string, string>) => {
      const attempt = shop.begin();
      const back = await visitor.answer(await visitor.open(attempt.url), form);
      const code = back.searchParams.get('code') ?? '';
      const answer = await shop.exchange(code, { code_verifier: attempt.verifier });
      return shop.verify(((await answer.json()) as { id_token: string }).id_token);
    };
    const kim = await typed({ email: ' kim@shop.example ', name: 'Kim  van Dam', verified: 'yes' });
    expect(kim).toMatchObject({
      email: 'kim@shop.example',
      email_verified: true,
      name: 'Kim van Dam',
      given_name: 'Kim van',
      family_name: 'Dam',
    });
    const nameless = await typed({ email: 'KIM@shop.example', name: '' });
    expect(nameless).toMatchObject({ sub: kim.sub, email: 'KIM@shop.example', email_verified: false });
    expect(nameless).not.toHaveProperty('name');
    const ada = await typed({ email: 'ada@traveller.example', name: 'Ada', verified: 'yes' });
    expect(ada.sub).toBe((await shop.claimsOf('ada')).sub);
  });
});

describe('the page', () => {
  test('is shown at every sign-in, and another person may be chosen', async () => {
    const first = await shop.verify((await shop.signIn('ada', visitor)).id_token);
    const second = await shop.verify((await shop.signIn('kartini', visitor)).id_token);
    expect([first.name, second.name]).toEqual(['Ada Traveller', 'Kartini']);
    const unprompted = shop.begin({ prompt: '' });
    expect(await visitor.open(unprompted.url)).toContain('/choose/');
    const silent = new URL(await visitor.open(shop.begin({ prompt: 'none' }).url));
    expect(silent.searchParams.get('error')).toBe('login_required');
  });

  test('lists everybody, under a policy of its own', async () => {
    const page = await visitor.ask(await visitor.open(shop.begin().url));
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' http://localhost:3000; base-uri 'none'; frame-ancestors 'none'",
    );
    const text = await page.text();
    for (const name of [
      'Ada Traveller',
      'Kartini',
      'Ana Maria Silva',
      'Uma Unproven',
      'Noel Nomail',
      'Felix Fails',
      'Sol Slow',
    ]) {
      expect(text).toContain(name);
    }
  });

  test('the shop hears that access was denied', async () => {
    const attempt = shop.begin();
    const back = await visitor.answer(await visitor.open(attempt.url), { answer: 'deny' });
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      state: attempt.state,
    });
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('keeps what was typed and says what is wrong with it', async () => {
    const page = await visitor.open(shop.begin().url);
    const send = (form: Record<string, string>) =>
      visitor.ask(page, { method: 'POST', body: new URLSearchParams(form) });
    const wrong = await send({ email: 'kim"at', name: 'Kim <b>' });
    expect(wrong.status).toBe(400);
    const text = await wrong.text();
    expect(text).toContain('Enter an e-mail address, such as kim@example.com');
    expect(text).toContain('value="kim&quot;at"');
    expect(text).toContain('value="Kim &lt;b&gt;"');
    expect((await send({ person: 'nobody' })).status).toBe(400);
    expect((await visitor.answer(page, { person: 'ada' })).searchParams.has('code')).toBe(true);
  });

  test('is over once it was answered', async () => {
    const page = await visitor.open(shop.begin().url);
    await visitor.answer(page, { person: 'ada' });
    const again = await visitor.ask(page, { method: 'POST', body: new URLSearchParams({ person: 'ada' }) });
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('This sign-in is over');
  });
});
