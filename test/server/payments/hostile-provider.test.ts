import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { HostileProvider } from '../../support/outside/hostile-provider.ts';
import { GoogleWindow } from '../../support/shop/google-window.ts';
import { startTestShop, type TestShop } from '../../support/shop/shop.ts';

type Lie = HostileProvider['lie'];

interface Setting {
  provider: HostileProvider;
  shop: TestShop;
  stop(): Promise<void>;
}

async function start(hasUserinfo: boolean): Promise<Setting> {
  const provider = await HostileProvider.start({ hasUserinfo });
  const shop = await startTestShop({
    env: {
      GOOGLE_DISCOVERY_URL: `${provider.origin}/.well-known/openid-configuration`,
    },
  });
  const stop = async () => {
    await shop.stop();
    await provider.stop();
  };
  return { provider, shop, stop };
}

/** A sign-in whose ID token contains one lie; returns what the page gets, and who is signed in afterwards. */
async function signIn({ provider, shop }: Setting, lie: Lie, more: Record<string, string> = {}) {
  const visitor = shop.buyer();
  const window = new GoogleWindow(visitor, shop.baseUrl);
  const opened = await window.open();
  if (!('provider' in opened)) return { code: opened.error?.code, user: await visitor.user() };
  const sent = new URL(opened.provider).searchParams;
  provider.nonce = sent.get('nonce') ?? '';
  provider.lie = lie;
  const back = new URL(sent.get('redirect_uri') ?? '');
  back.search = new URLSearchParams({ code: 'c', state: sent.get('state') ?? '', ...more }).toString();
  const news = await window.comeBack(back);
  return { code: news.error?.code, user: await visitor.user() };
}

const now = () => Math.floor(Date.now() / 1000);
const VICTIM = 'victim@example.com';

describe.each([
  ['with userinfo', true],
  ['without userinfo', false],
])('a provider %s', (_what, hasUserinfo) => {
  let setting: Setting;
  beforeAll(async () => {
    setting = await start(hasUserinfo);
  });
  afterAll(() => setting.stop());

  it('an honest sign-in succeeds by its ID token alone', async () => {
    setting.provider.userinfo = { sub: 'another', email: VICTIM, name: 'Victim' };
    const { user } = await signIn(setting, {});
    expect(user).toMatchObject({ email: 'eve@example.com', name: 'Eve', emailVerified: true });
  });

  it('an ID token for several audiences is accepted if it was issued to us', async () => {
    expect((await signIn(setting, { aud: ['sandbox', 'other'], azp: 'sandbox' })).user).not.toBeNull();
    expect((await signIn(setting, { azp: 'sandbox', sub: 's'.repeat(255), email: 'l@x.org' })).user).not.toBe(
      null,
    );
  });

  it.each<[string, () => Lie]>([
    ['no ID token', () => ({ absent: true })],
    ['an ID token of another issuer', () => ({ iss: 'https://elsewhere.example' })],
    ['an ID token without an issuer', () => ({ iss: undefined })],
    ['an ID token for another audience', () => ({ aud: 'another-shop' })],
    ['an ID token without an audience', () => ({ aud: undefined })],
    ['an ID token for several, made for nobody', () => ({ aud: ['sandbox', 'another-shop'] })],
    ['an ID token for several, made for another', () => ({ aud: ['sandbox', 'another'], azp: 'another' })],
    ['an ID token made for another', () => ({ azp: 'another-shop' })],
    ['an ID token made for what is no text', () => ({ azp: ['sandbox'] })],
    ['an ID token signed by a stranger', () => ({ signedBy: 'stranger' })],
    ['an ID token signed by nobody', () => ({ unsigned: true })],
    ['an ID token of another sign-in', () => ({ nonce: 'of-another' })],
    ['an ID token without a nonce', () => ({ nonce: undefined })],
    ['an ID token that has run out', () => ({ exp: now() - 3600, iat: now() - 4200 })],
    ['an ID token that never runs out', () => ({ exp: undefined })],
    ['an ID token that runs out at no time', () => ({ exp: 'never' })],
    ['an ID token of no time', () => ({ iat: undefined })],
    ['an ID token of a time to come', () => ({ iat: now() + 600, exp: now() + 1200 })],
    ['an ID token without subject', () => ({ sub: undefined })],
    ['an ID token with an empty subject', () => ({ sub: '' })],
    ['an ID token with a subject without end', () => ({ sub: 's'.repeat(256) })],
    ['an ID token with a subject that is a number', () => ({ sub: 1 })],
    ['an ID token with a subject that no database takes', () => ({ sub: 'a\u0000b' })],
  ])('is refused with %s', async (_lie, lie) => {
    // Whatever the token says, userinfo gives a plausible answer: about the token's subject, and about another one.
    for (const sub of ['1', 'another']) {
      setting.provider.userinfo = { sub, email: VICTIM };
      const refused = await signIn(setting, { email: VICTIM, ...lie() });
      expect(refused).toEqual({ code: 'unable_to_get_user_info', user: null });
    }
  });

  it.each<[string, unknown]>([
    ['no address', undefined],
    ['an empty address', ''],
    ['an address that is none', 'victim'],
    ['an address without a host', 'victim@'],
    ['two addresses', 'victim@example.com, eve@example.com'],
    ['an address with a line of its own', 'victim@example.com\r\nBcc: eve@example.com'],
    ['an address without end', `${'v'.repeat(250)}@example.com`],
    ['a list of addresses', [VICTIM]],
    ['an address that is a number', 1],
  ])('is refused with %s', async (_lie, email) => {
    setting.provider.userinfo = { email: VICTIM };
    expect(await signIn(setting, { sub: 'no address', email })).toEqual({
      code: 'email_not_found',
      user: null,
    });
  });

  it('an answer that names another issuer is refused', async () => {
    expect((await signIn(setting, {}, { iss: 'https://elsewhere.example' })).code).toBe('issuer_mismatch');
  });

  it('an address counts as verified only if the token itself says so', async () => {
    setting.provider.userinfo = { email_verified: true };
    for (const claim of ['true', 1, null, undefined]) {
      const { user } = await signIn(setting, {
        sub: `says ${String(claim)}`,
        email: `says.${String(claim)}@example.com`,
        email_verified: claim,
      });
      expect(user?.emailVerified).toBe(false);
    }
  });

  it('a fitting name is accepted, and never a picture', async () => {
    const { user } = await signIn(setting, {
      sub: 'long name',
      email: 'long@example.com',
      name: `\u0000${'n'.repeat(5000)}`,
      picture: 'https://elsewhere.example/eve.png',
    });
    expect(user).toMatchObject({ name: 'n'.repeat(200), image: null });
    const nameless = await signIn(setting, { sub: 'no name', email: 'no.name@example.com', name: ['Eve'] });
    expect(nameless.user).toMatchObject({ name: '' });
  });
});

describe('a discovery document', () => {
  it('that names another issuer is refused, and read again at the next attempt', async () => {
    const setting = await start(true);
    const otherSite = 'https://elsewhere.example';
    setting.provider.namedIssuer = otherSite;
    for (let tries = 0; tries < 2; tries++) {
      const refused = await signIn(setting, { iss: otherSite });
      expect(refused).toEqual({ code: 'provider_not_found', user: null });
    }
    expect(setting.shop.logged.join()).toContain('names another issuer');
    setting.provider.namedIssuer = null;
    expect((await signIn(setting, {})).user?.email).toBe('eve@example.com');
    await setting.stop();
  });
});
