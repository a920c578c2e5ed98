import { beforeAll, expect, test } from 'vitest';

import { databaseText } from '../../support/database/behind-the-shop.ts';
import { SENDING_MAIL } from '../../support/outside/calls.ts';
import { type Buyer, PASSWORD } from '../../support/shop/buyer.ts';
import { GoogleWindow } from '../../support/shop/google-window.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let mia: Buyer;
/** Everything that opens an account, as it went over the wire. */
const secrets: Record<string, string> = { password: PASSWORD, 'new password': 'battery staple' };
beforeAll(async () => {
  mia = shop.buyer();
  // The mail server and Google fail once, so that the contents of errors are checked, too.
  await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451 });
  await mia.signUp();
  secrets['session'] = mia.cookies.get('simport.session_token') ?? '';
  secrets['session token'] = decodeURIComponent(secrets['session']).split('.')[0] ?? '';
  secrets['ID token'] = (await mia.bearer()).Authorization.replace('Bearer ', '');
  await shop.drain();
  await shop.later(61);
  secrets['verification link'] = await shop.mailedToken(mia.email, '/verify-email');
  await mia.get(`/api/auth/verify-email?token=${secrets['verification link']}`);
  await mia.post('/api/auth/request-password-reset', { email: mia.email });
  secrets['reset link'] = await shop.mailedToken(mia.email, '/reset-password');
  await mia.signIn(mia.email, 'something else');
  await mia.post('/api/auth/reset-password', {
    token: secrets['reset link'],
    newPassword: secrets['new password'],
  });
  const visitor = shop.buyer();
  for (const person of ['felix', 'noel', 'ada']) {
    const window = new GoogleWindow(visitor, shop.baseUrl);
    const opened = await window.open();
    if (!('provider' in opened)) throw new Error('not opened');
    const back = await window.answer(opened.provider, { person });
    secrets[`code for ${person}`] = back.searchParams.get('code') ?? '';
    secrets[`state for ${person}`] = back.searchParams.get('state') ?? '';
    await window.comeBack(back);
  }
});

test('the log contains no credentials and no addresses', () => {
  const all = shop.logged.join('');
  for (const path of ['sign-up/email', 'verify-email', 'reset-password', 'callback/google']) {
    expect(all).toContain(`/api/auth/${path}`);
  }
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(10);
    expect(all.includes(secret), name).toBe(false);
  }
  expect(all).not.toContain(mia.email);
  expect(all).not.toContain('traveller.example');
});

test('the database has neither passwords nor links in plain text', async () => {
  const all = await databaseText(shop.deps.db);
  expect(all).toContain(mia.email);
  // The database has a session's token, which alone opens nothing: the cookie adds our signature.
  const { 'session token': _, ...hidden } = secrets;
  for (const [name, secret] of Object.entries(hidden)) {
    for (const text of [secret, Buffer.from(secret).toString('hex')]) {
      expect(all.includes(text), name).toBe(false);
    }
  }
});

test('a session cookie without our signature does not count', async () => {
  const visitor = shop.buyer();
  await mia.signIn(mia.email, 'battery staple');
  const token = decodeURIComponent(mia.cookies.get('simport.session_token') ?? '').split('.')[0] ?? '';
  visitor.cookies.set('simport.session_token', token);
  expect(await visitor.user()).toBeNull();
  expect((await mia.user())?.email).toBe(mia.email);
});

test('no cache may store an account’s data', async () => {
  for (const path of ['/api/auth/get-session', '/api/auth/token', '/api/esims']) {
    expect((await mia.get(path)).headers.get('cache-control')).toMatch(/no-store/);
  }
});
