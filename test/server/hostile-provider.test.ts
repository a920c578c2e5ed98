import { afterAll, beforeAll, expect, it } from 'vitest';

import { GoogleWindow, type WindowNews } from '../support/google-window.ts';
import { HostileProvider } from '../support/hostile-provider.ts';
import { startTestShop, type TestShop } from '../support/shop.ts';

let provider: HostileProvider;
let shop: TestShop;
beforeAll(async () => {
  provider = await HostileProvider.start();
  shop = await startTestShop({
    env: {
      GOOGLE_DISCOVERY_URL: `${provider.origin}/.well-known/openid-configuration`,
      RATE_LIMIT_SCALE: '100',
    },
  });
});
afterAll(async () => {
  await shop.stop();
  await provider.stop();
});

/** A sign-in whose ID token lies in one thing; answers what the page is told, and who is signed in then. */
async function signIn(lie: HostileProvider['lie'], more: Record<string, string> = {}) {
  const visitor = shop.buyer();
  const window = new GoogleWindow(visitor, shop.baseUrl);
  const opened = await window.open();
  if (!('provider' in opened)) throw new Error('not opened');
  const sent = new URL(opened.provider).searchParams;
  provider.nonce = sent.get('nonce') ?? '';
  provider.lie = lie;
  const back = new URL(sent.get('redirect_uri') ?? '');
  back.search = new URLSearchParams({ code: 'c', state: sent.get('state') ?? '', ...more }).toString();
  const news: WindowNews = await window.comeBack(back);
  return { code: news.error?.code, user: await visitor.user() };
}

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;

it('lets in who tells the truth', async () => {
  expect((await signIn({})).user?.email).toBe('eve@example.com');
});

it.each<[string, () => HostileProvider['lie']]>([
  ['of another issuer', () => ({ iss: 'https://elsewhere.example' })],
  ['for another audience', () => ({ aud: 'another-shop' })],
  ['signed by a stranger', () => ({ signedBy: 'stranger' })],
  ['signed by nobody', () => ({ unsigned: true })],
  ['of another sign-in', () => ({ nonce: 'of-another' })],
  ['without a nonce', () => ({ nonce: undefined })],
  ['that has run out', () => ({ exp: hourAgo(), iat: hourAgo() - 600 })],
])('refuses an ID token %s', async (_what, lie) => {
  const { code, user } = await signIn({ ...lie(), email: 'victim@example.com' });
  expect(code).toBe('unable_to_get_user_info');
  expect(user).toBeNull();
});

it.each<[string, HostileProvider['lie'], string]>([
  ['subject', { sub: undefined }, 'unable_to_get_user_info'],
  ['address', { email: undefined }, 'unable_to_get_user_info'],
])('refuses an ID token without %s', async (_what, lie, code) => {
  const refused = await signIn(lie);
  expect(refused).toEqual({ code, user: null });
});

it('refuses an answer that names another issuer', async () => {
  expect((await signIn({}, { iss: 'https://elsewhere.example' })).code).toBe('issuer_mismatch');
});

it('takes a claim that the address is verified by its word only when it is true itself', async () => {
  for (const claim of ['true', 1, null]) {
    const { user } = await signIn({
      sub: `says ${String(claim)}`,
      email: `says.${String(claim)}@example.com`,
      email_verified: claim,
    });
    expect(user?.emailVerified).toBe(false);
  }
});
