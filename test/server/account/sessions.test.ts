import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { type Buyer, PASSWORD } from '../../support/shop/buyer.ts';
import { GoogleWindow } from '../../support/shop/google-window.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

interface Listed {
  id: string;
  device: string;
  signed_in_at: string;
  last_used_at: string;
  current: boolean;
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const shop = useTestShop();
let mia: Buyer;
let phone: Buyer;
beforeEach(async () => {
  mia = shop.buyer();
  await mia.signUp();
  phone = shop.buyer();
  const known = { email: mia.email, password: PASSWORD };
  await phone.call('POST', '/api/auth/sign-in/email', known, { 'User-Agent': IPHONE });
});

const listOf = async (who: Buyer) =>
  (await who.get<{ sessions: Listed[] }>('/api/account/sessions')).body.sessions;
const isIn = async (who: Buyer) => (await who.user()) !== null;

describe('where somebody is signed in', () => {
  it('is listed with device and times, marking the current one, by cookie and by ID token', async () => {
    const listed = await listOf(mia);
    expect(listed).toHaveLength(2);
    expect(Object.fromEntries(listed.map(({ device, current }) => [device, current]))).toEqual({
      'An unknown device': true,
      'Safari on iPhone': false,
    });
    for (const { signed_in_at, last_used_at } of listed) {
      expect(Math.abs(Date.parse(signed_in_at) - Date.now())).toBeLessThan(60_000);
      expect(Date.parse(last_used_at)).toBeGreaterThanOrEqual(Date.parse(signed_in_at));
    }
    const byToken = await shop
      .buyer()
      .call<{ sessions: Listed[] }>('GET', '/api/account/sessions', undefined, await phone.bearer());
    expect(byToken.body.sessions.find(({ current }) => current)?.device).toBe('Safari on iPhone');
  });

  it('ends in one place, with its ID token, and in no other', async () => {
    const bearer = await phone.bearer();
    const there = (await listOf(mia)).find(({ current }) => !current);
    const end = (who: Buyer) => who.call('DELETE', `/api/account/sessions/${there?.id}`);
    const eve = await shop.member();
    expect((await end(eve)).status).toBe(404);
    expect((await end(mia)).status).toBe(200);
    expect((await end(mia)).status).toBe(404);
    expect((await phone.call('GET', '/api/esims', undefined, bearer)).status).toBe(401);
    expect([await isIn(phone), await isIn(mia), await isIn(eve)]).toEqual([false, true, true]);
  });

  it('ends everywhere but here', async () => {
    const eve = await shop.member();
    await shop.buyer().signIn(mia.email);
    const { body } = await phone.post('/api/account/sessions/end-others', {});
    expect(body).toEqual({ ended: 2 });
    expect(shop.logged.join()).toMatch(/sessions_ended.*everywhere else/);
    expect([await isIn(phone), await isIn(mia), await isIn(eve)]).toEqual([true, false, true]);
    expect((await listOf(phone)).map(({ current }) => current)).toEqual([true]);
  });

  it('ends elsewhere with a changed password, even unrequested', async () => {
    for (const more of [{}, { revokeOtherSessions: false }]) {
      await phone.signIn(mia.email);
      const change = { currentPassword: PASSWORD, newPassword: PASSWORD, ...more };
      expect((await mia.post('/api/auth/change-password', change)).status).toBe(200);
      expect([await isIn(phone), await isIn(mia)]).toEqual([false, true]);
    }
  });

  it('can be ended by the operator, by address or id, which the audit records', async () => {
    const id = (await mia.user())?.id ?? '';
    const { text } = await runCommand(shop.deps, ['sign-out', mia.email.toUpperCase()]);
    expect(text).toMatch(/^ended +2$/m);
    expect([await isIn(phone), await isIn(mia)]).toEqual([false, false]);
    await mia.signIn();
    expect((await runCommand(shop.deps, ['sign-out', id])).text).toMatch(/^ended +1$/m);
    await expect(runCommand(shop.deps, ['sign-out', 'nobody@example.com'])).rejects.toThrow(
      'There’s no such account.',
    );
    await expect(runCommand(shop.deps, ['sign-out'])).rejects.toThrow('sign-out needs --customer');
    const { rows } = await shop.deps.db.db.execute(
      sql`select who, what, why from audit where reference = ${id} order by id`,
    );
    expect(rows).toEqual([
      { who: 'operator', what: 'signed out everywhere', why: '2 sessions ended' },
      { who: 'operator', what: 'signed out everywhere', why: '1 sessions ended' },
    ]);
  });
});

describe('a session', () => {
  const DAY = 24 * 3_600_000;
  const times = async () => {
    const { rows } = await shop.deps.db.db.execute(
      sql`select created_at, updated_at, expires_at from session where user_id = ${(await mia.user())?.id}
        order by created_at limit 1`,
    );
    const [row] = rows as { created_at: string; updated_at: string; expires_at: string }[];
    const at = (text = '') => new Date(text).getTime();
    return { made: at(row?.created_at), used: at(row?.updated_at), ends: at(row?.expires_at) };
  };
  /** Makes the sign-in in `mia`, and its last use, seem days ago. */
  const age = async (days: number, usedDaysAgo: number) => {
    const id = (await listOf(mia)).find(({ current }) => current)?.id;
    await shop.deps.db.db.execute(sql`update session set
      created_at = now() - make_interval(days => ${days}),
      updated_at = now() - make_interval(days => ${usedDaysAgo}),
      expires_at = now() + make_interval(days => ${7 - usedDaysAgo}) where id = ${id}`);
  };

  it('is extended while it is used, to seven days from then', async () => {
    await age(10, 6);
    const { used, ends } = await times();
    expect([Date.now() - used, ends - Date.now() - 7 * DAY].map((ms) => Math.abs(ms) < 60_000)).toEqual([
      true,
      true,
    ]);
  });

  it('ends 30 days after the sign-in, however much it is used', async () => {
    await age(29, 1);
    expect(await isIn(mia)).toBe(true);
    const { made, ends } = await times();
    expect(Math.abs(ends - made - 30 * DAY)).toBeLessThanOrEqual(3_600_000);
    const bearer = await mia.bearer();
    await age(30, 0);
    expect((await mia.call('GET', '/api/esims', undefined, bearer)).status).toBe(401);
    expect(await isIn(mia)).toBe(false);
  });
});

describe('the value of the session cookie', () => {
  /** For each sign-in route, a call that it answers well, or at least with the most information. */
  const CALLS: Record<string, (who: Buyer) => Promise<Response>> = {
    'GET /api/auth/get-session': (who) => who.ask('/api/auth/get-session'),
    'GET /api/auth/token': (who) => who.ask('/api/auth/token'),
    'GET /api/auth/jwks': (who) => who.ask('/api/auth/jwks'),
    'POST /api/auth/send-verification-email': (who) =>
      post(who, 'send-verification-email', { email: mia.email }),
    'GET /api/auth/verify-email': async (who) =>
      who.ask(`/api/auth/verify-email?token=${await shop.mailedToken(mia.email, '/verify-email')}`),
    'POST /api/auth/update-user': (who) => post(who, 'update-user', { name: 'Mia' }),
    'POST /api/auth/change-password': (who) =>
      post(who, 'change-password', { currentPassword: PASSWORD, newPassword: PASSWORD }),
    'POST /api/auth/sign-in/email': (who) =>
      post(who, 'sign-in/email', { email: mia.email, password: PASSWORD }),
    'POST /api/auth/sign-up/email': (who) =>
      post(who, 'sign-up/email', { email: `new.${mia.email}`, password: PASSWORD, name: '' }),
    'POST /api/auth/request-password-reset': (who) =>
      post(who, 'request-password-reset', { email: mia.email }),
    'GET /api/auth/oauth-popup/start': (who) =>
      who.ask('/api/auth/oauth-popup/start?provider=nobody&popupOrigin=' + encodeURIComponent(shop.baseUrl)),
    'GET /api/auth/callback/google': async (who) => {
      const google = new GoogleWindow(who, shop.baseUrl);
      const opened = await google.open();
      if (!('provider' in opened)) throw new Error('not opened');
      const back = await google.answer(opened.provider, { person: 'ada' });
      return who.ask(`${back.pathname}${back.search}`);
    },
    'POST /api/auth/reset-password': async (who) => {
      const token = await shop.mailedToken(mia.email, '/reset-password');
      return post(who, 'reset-password', { token, newPassword: PASSWORD });
    },
    'POST /api/auth/sign-out': (who) => post(who, 'sign-out', {}),
  };
  const post = (who: Buyer, path: string, body: object) =>
    who.ask(`/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const valuesIn = (who: Buyer) => {
    const cookie = decodeURIComponent(who.cookies.get('simport.session_token') ?? '');
    return cookie === '' ? [] : cookie.split('.').filter((part) => part.length > 10);
  };

  it('is never in an answer of a sign-in route', async () => {
    const served = shop.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/auth/'))
      .map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(CALLS).toSorted()).toEqual([...new Set(served)].toSorted());
    const seen: string[] = [];
    for (const [route, call] of Object.entries(CALLS)) {
      const before = valuesIn(mia);
      const answer = await call(mia);
      const text = await answer.text();
      seen.push(...before, ...valuesIn(mia));
      expect([route, answer.status]).toEqual([route, 200]);
      for (const value of seen) expect([route, text.includes(value)]).toEqual([route, false]);
    }
    // The search had something to look for: the values of five sessions, each in two parts.
    expect(new Set(seen).size).toBeGreaterThanOrEqual(10);
    expect(await isIn(mia)).toBe(false);
  });
});
