import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';

import { PASSWORD } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

describe('signing up', () => {
  it('signs in, with a session cookie hidden from scripts and a hint that they can read', async () => {
    const mia = shop.buyer();
    const { status, headers } = await mia.signUp();
    expect(status).toBe(200);
    const [session = '', hint = ''] = headers.getSetCookie();
    expect(session).toMatch(/^simport\.session_token=\S+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toMatch(/^simport_signed_in=1; Max-Age=604800; Path=\/; SameSite=Lax$/);
    expect(await mia.user()).toMatchObject({ email: mia.email, emailVerified: false, name: '' });
  });

  it('accepts an address once, in any spelling', async () => {
    const mia = await shop.member();
    const again = await shop.buyer().signUp(mia.email.toUpperCase());
    expect([again.status, again.body.code]).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
  });

  it.each([
    ['a short password', { password: 'five5' }, 'PASSWORD_TOO_SHORT'],
    ['a password without end', { password: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
    ['what is no address', { email: 'mia@' }, 'INVALID_EMAIL'],
    ['a name without end', { name: 'x'.repeat(201) }, 'bad_request'],
    ['a name that is no text', { name: ['Mia'] }, 'bad_request'],
    ['a picture', { image: 'https://elsewhere.example/me.png' }, 'bad_request'],
    ['no address', { email: undefined }, 'INVALID_EMAIL'],
  ])('refuses %s', async (_what, change, code) => {
    const visitor = shop.buyer();
    const request = { name: '', email: visitor.email, password: PASSWORD, ...change };
    const { status, body } = await visitor.post('/api/auth/sign-up/email', request);
    expect([status, body.code]).toEqual([400, code]);
    expect(await visitor.user()).toBeNull();
  });

  it('makes one account of two simultaneous sign-ups', async () => {
    const [one, other] = [shop.buyer(), shop.buyer()];
    const answers = await Promise.all([one.signUp(), other.signUp(one.email)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('signing in', () => {
  it('distinguishes an unknown address and a wrong password', async () => {
    const mia = await shop.member();
    const visitor = shop.buyer();
    const wrong = await visitor.signIn(mia.email, 'something else');
    const unknown = await visitor.signIn('nobody@example.com');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'WRONG_PASSWORD']);
    expect([unknown.status, unknown.body.code]).toEqual([401, 'USER_NOT_FOUND']);
    expect(await visitor.user()).toBeNull();
    expect((await visitor.signIn(mia.email.toUpperCase())).status).toBe(200);
    expect((await visitor.user())?.email).toBe(mia.email);
  });

  it('ends with signing out, in this browser only', async () => {
    const mia = await shop.member();
    const phone = shop.buyer();
    await phone.signIn(mia.email);
    await mia.post('/api/auth/sign-out', {});
    expect(mia.cookie).toBe('');
    expect(await mia.user()).toBeNull();
    expect((await phone.user())?.email).toBe(mia.email);
  });

  it('removes the hint when the session is over', async () => {
    const visitor = shop.buyer();
    visitor.cookies.set('simport_signed_in', '1');
    expect(await visitor.user()).toBeNull();
    expect(visitor.cookie).toBe('');
  });

  it('keeps the hint if only a password or a link is refused', async () => {
    const mia = await shop.member();
    expect((await mia.signIn(mia.email, 'wrong horse')).status).toBe(401);
    expect((await mia.call('GET', '/api/auth/verify-email?token=nonsense')).status).toBe(401);
    expect(mia.cookies.get('simport_signed_in')).toBe('1');
    expect((await mia.user())?.email).toBe(mia.email);
  });
});

describe('a name', () => {
  it('is the only thing that can be changed', async () => {
    const mia = await shop.member();
    const update = (change: object) => mia.post('/api/auth/update-user', change);
    expect((await update({ name: 'Mia Larsen', emailVerified: true, id: 'x' })).status).toBe(200);
    expect(await mia.user()).toMatchObject({ name: 'Mia Larsen', email: mia.email, emailVerified: false });
    const refused = [
      { name: null },
      { name: ['Mia'] },
      { name: 'x'.repeat(201) },
      { image: 'x' },
      { email: 'a@b.co' },
    ];
    for (const change of refused) expect((await update(change)).status).toBe(400);
    expect(await mia.user()).toMatchObject({ name: 'Mia Larsen', email: mia.email });
  });
});

it('a failure inside the sign-in library gets the usual answer, and is printed nowhere', async () => {
  const calls: unknown[] = [];
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mia = await shop.member();
  await shop.deps.db.db.execute(sql`alter table session rename to away`);
  try {
    const { status, body } = await mia.signIn();
    expect([status, body]).toEqual([
      500,
      { error: 'Something went wrong', code: 'internal', reason: 'internal' },
    ]);
  } finally {
    await shop.deps.db.db.execute(sql`alter table away rename to session`);
    calls.push(...printed.mock.calls);
    printed.mockRestore();
  }
  expect(calls).toEqual([]);
  expect(shop.logged.filter((line) => line.includes('unexpected error'))).toHaveLength(1);
  expect(shop.logged.join()).not.toContain(mia.email);
});

describe('showing that an address is one’s own', () => {
  it('accepts the mailed link in the signed-in browser', async () => {
    const mia = await shop.member();
    const token = await shop.mailedToken(mia.email, '/verify-email');
    const verify = `/api/auth/verify-email?token=${token}`;

    const otherBrowser = await shop.buyer().get(verify);
    expect([otherBrowser.status, otherBrowser.body.code]).toEqual([401, 'SIGN_IN_FIRST']);
    const leo = await shop.member();
    const other = await leo.get(verify);
    expect([other.status, other.body.code]).toEqual([403, 'OTHER_ACCOUNT']);
    expect((await mia.user())?.emailVerified).toBe(false);

    expect((await mia.get(verify)).status).toBe(200);
    expect((await mia.user())?.emailVerified).toBe(true);
    expect((await mia.get('/api/auth/verify-email?token=nonsense')).status).toBe(401);
  });

  it('sends the link again to a signed-in user, only to their own address', async () => {
    const mia = await shop.member();
    await shop.drain();
    const count = async () => (await shop.world.mailbox(mia.email)).length;
    const before = await count();
    const send = (who: typeof mia, email: string) => who.post('/api/auth/send-verification-email', { email });
    expect((await send(shop.buyer(), mia.email)).status).toBe(401);
    expect((await send(mia, 'leo@example.com')).status).toBe(403);
    expect((await send(mia, mia.email)).status).toBe(200);
    await shop.drain();
    expect(await count()).toBe(before + 1);
  });
});
