import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { PASSWORD } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

describe('a new password', () => {
  it('is set by a link that works once, signs everybody out and verifies the address', async () => {
    const mia = await shop.member();
    const bearer = await mia.bearer();
    const forgetful = shop.buyer();
    const asked = await forgetful.post('/api/auth/request-password-reset', { email: mia.email });
    expect(asked.status).toBe(200);
    const token = await shop.mailedToken(mia.email, '/reset-password');

    const reset = (newPassword: string) => forgetful.post('/api/auth/reset-password', { token, newPassword });
    expect((await reset('short')).body.code).toBe('PASSWORD_TOO_SHORT');
    expect((await reset('battery staple')).status).toBe(200);
    expect((await reset('a third one')).body.code).toBe('INVALID_TOKEN');

    expect(await mia.user()).toBeNull();
    expect((await mia.call('GET', '/api/esims', undefined, bearer)).status).toBe(401);
    expect(await forgetful.user()).toBeNull();
    expect((await forgetful.signIn(mia.email)).body.code).toBe('WRONG_PASSWORD');
    await forgetful.signIn(mia.email, 'battery staple');
    expect((await forgetful.user())?.emailVerified).toBe(true);
  });

  it('is refused for a link that no database can store, without a database message in the log', async () => {
    const token = `a${String.fromCharCode(0)}b`;
    shop.logged.length = 0;
    const body = { token, newPassword: 'battery staple' };
    expect((await shop.buyer().post('/api/auth/reset-password', body)).status).toBe(400);
    const verify = await shop.buyer().get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`);
    expect(verify.status).toBe(400);
    expect(shop.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  });

  it('is promised to every address, and mailed only to those with an account', async () => {
    const mia = await shop.member();
    const known = await shop.buyer().post('/api/auth/request-password-reset', { email: mia.email });
    const unknown = await shop
      .buyer()
      .post('/api/auth/request-password-reset', { email: `not.${mia.email}` });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await shop.drain();
    expect(await shop.world.mailbox(`not.${mia.email}`)).toEqual([]);
  });

  it('needs the old one from a signed-in user, and signs out the other devices', async () => {
    const mia = await shop.member();
    const phone = shop.buyer();
    await phone.signIn(mia.email);
    const change = (currentPassword: string) =>
      mia.post('/api/auth/change-password', {
        currentPassword,
        newPassword: 'battery staple',
        revokeOtherSessions: true,
      });
    expect((await change('wrong one')).body.code).toBe('INVALID_PASSWORD');
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await mia.user())?.email).toBe(mia.email);
    expect(await phone.user()).toBeNull();
  });
});

describe('an easily guessed password', () => {
  const GUESSABLE = [
    '123456',
    'password',
    'QWERTY',
    ' Password1 ',
    'P@ssw0rd',
    'aaaaaa',
    'abcabcabc',
    '98765432',
  ];

  it('is refused when signing up, using a link and changing a password', async () => {
    for (const password of GUESSABLE) {
      const visitor = shop.buyer();
      const { status, body } = await visitor.signUp(visitor.email, password);
      expect([password, status, body.code, body.error]).toEqual([
        password,
        400,
        'guessable_password',
        'Password is too weak',
      ]);
    }
    const mia = await shop.member();
    await mia.post('/api/auth/request-password-reset', { email: mia.email });
    const token = await shop.mailedToken(mia.email, '/reset-password');
    const reset = (newPassword: string) => mia.post('/api/auth/reset-password', { token, newPassword });
    const change = (newPassword: string) =>
      mia.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    for (const ask of [reset, change]) {
      for (const password of GUESSABLE) expect((await ask(password)).body.code).toBe('guessable_password');
    }
    expect((await change('battery staple')).status).toBe(200);
    // The link still works.
    expect((await reset('a third one')).status).toBe(200);
  });

  it('does not count as an attempt, and still works for accounts that have one', async () => {
    const mia = shop.buyer();
    for (let tries = 0; tries < 600; tries++) await mia.signUp(mia.email, 'iloveyou');
    expect((await mia.signUp()).status).toBe(200);
    // As it was stored before such passwords were refused.
    const { password } = await shop.deps.auth.$context;
    await shop.deps.db.db.execute(
      sql`update account set password = ${await password.hash('iloveyou')} where provider_id = 'credential'
        and user_id = (select id from "user" where email = ${mia.email})`,
    );
    expect((await shop.buyer().signIn(mia.email, 'iloveyou')).status).toBe(200);
  });
});
