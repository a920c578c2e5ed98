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

const failure = async (answer: Response) => {
  const { error } = (await answer.json()) as { error?: string };
  return [answer.status, error];
};

describe('refused', () => {
  test('another shop’s address, and an unknown client, on a page without a way on', async () => {
    for (const changes of [{ redirect_uri: 'http://localhost:3000/elsewhere' }, { client_id: 'stranger' }]) {
      const answer = await visitor.ask(shop.begin(changes).url);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await answer.text()).toMatch(/<h1>Error 400: invalid_(redirect_uri|client)/);
    }
  });

  test('a wrong secret, a wrong verifier, another address and a code used twice', async () => {
    const attempt = shop.begin();
    const code = await shop.codeOf('ada', attempt);
    const right = { code_verifier: attempt.verifier };
    expect(await failure(await shop.exchange(code, { ...right, client_secret: 'guessed' }))).toEqual([
      401,
      'invalid_client',
    ]);
    expect(await failure(await shop.exchange(code, { code_verifier: shop.begin().verifier }))).toEqual([
      400,
      'invalid_grant',
    ]);
    expect(await failure(await shop.exchange(code))).toEqual([400, 'invalid_grant']);
    const otherAddress = { ...right, redirect_uri: 'http://localhost:3000/elsewhere' };
    expect(await failure(await shop.exchange(code, otherAddress))).toEqual([400, 'invalid_grant']);
    const taken = await shop.exchange(code, right);
    const { access_token } = (await taken.json()) as { access_token: string };
    expect(await failure(await shop.exchange(code, right))).toEqual([400, 'invalid_grant']);
    // A code that is used twice was stolen, so its tokens are void.
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await fetch(`${shop.issuer}/v1/userinfo`, { headers })).status).toBe(401);
  });

  test('the secret in the header is as good as in the form', async () => {
    const attempt = shop.begin();
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code: await shop.codeOf('ada', attempt),
      redirect_uri: CALLBACK,
      code_verifier: attempt.verifier,
    });
    const headers = { authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}` };
    const answer = await fetch(`${shop.issuer}/token`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(200);
  });
});

describe('trouble', () => {
  const fault = (order: object) => shop.pull('faults', { party: 'oidc', ...order });

  test('Felix fails only at the token step', async () => {
    const attempt = shop.begin();
    const code = await shop.codeOf('felix', attempt);
    expect(code).not.toBe('');
    expect(await failure(await shop.exchange(code, { code_verifier: attempt.verifier }))).toEqual([
      500,
      'server_error',
    ]);
  });

  test('Sol’s tokens come once ten seconds of the sandbox’s clock are over', async () => {
    const statuses: number[] = [];
    const attempt = shop.begin();
    const code = await shop.codeOf('sol', attempt);
    const exchange = shop
      .exchange(code, { code_verifier: attempt.verifier })
      .then((answer) => statuses.push(answer.status));
    await shop.claimsOf('ada');
    expect(statuses).toEqual([]);
    await expect
      .poll(async () => (await shop.pull('clock', { advance_seconds: 10 }), statuses))
      .toEqual([200]);
    await exchange;
  });

  test('each call can be made to fail, in the provider’s words', async () => {
    const discovery = `${shop.issuer}/.well-known/openid-configuration`;
    await fault({ path: '/.well-known/openid-configuration', effect: 'status', status: 503 });
    expect(await failure(await fetch(discovery))).toEqual([503, 'server_error']);
    expect((await fetch(discovery)).status).toBe(200);

    const attempt = shop.begin();
    const code = await shop.codeOf('ada', attempt);
    const exchange = () => shop.exchange(code, { code_verifier: attempt.verifier });
    await fault({ path: '/token', effect: 'cut-before' });
    await expect(exchange()).rejects.toThrow('fetch failed');
    await fault({ path: '/token', effect: 'status', status: 429 });
    expect((await exchange()).status).toBe(429);
    await fault({ path: '/token', effect: 'delay', delay_ms: 20 });
    expect((await exchange()).status).toBe(200);
    await fault({ path: '/oauth2/v3/certs', effect: 'garbage' });
    await expect((await fetch(`${shop.issuer}/oauth2/v3/certs`)).json()).rejects.toThrow('JSON');
    await fault({ method: 'POST', path: '/choose/*', effect: 'status' });
    expect(await shop.codeOf('ada').catch(() => 'none')).toBe('none');
  });
});
