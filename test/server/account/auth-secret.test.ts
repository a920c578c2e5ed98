import { randomBytes } from 'node:crypto';

import { symmetricEncrypt } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createAuth } from '../../../src/server/account/auth.ts';
import { createGoogle } from '../../../src/server/account/google/google.ts';
import { checkSecrets } from '../../../src/server/account/secrets-check.ts';
import { createApp } from '../../../src/server/app.ts';
import { jwksTable } from '../../../src/server/identity/tables.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { GoogleWindow } from '../../support/shop/google-window.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const [first, second] = [1, 2].map(() => randomBytes(32).toString('hex')) as [string, string];

/** The steps of docs/upgrades.md, with one process for each. */
const steps = {} as Record<'before' | 'prepared' | 'swapped' | 'after', Buyer['app']>;
beforeAll(() => {
  const processWith = (secret: string, ...old: string[]) => {
    const own = { ...shop.deps, settings: { ...shop.deps.settings, AUTH_SECRET_OLD: old } };
    return createApp({ ...own, auth: createAuth(own, secret), google: createGoogle(own, secret) });
  };
  steps.before = processWith(first);
  steps.prepared = processWith(first, second);
  steps.swapped = processWith(second, first);
  steps.after = processWith(second);
});

let mia: Buyer;
const at = (step: keyof typeof steps) => {
  mia.app = steps[step];
  return mia;
};
const isIn = async (step: keyof typeof steps) => (await at(step).user()) !== null;
const isLetIn = async (step: keyof typeof steps, headers = {}) =>
  (await at(step).call('GET', '/api/account/sessions', undefined, headers)).status === 200;

beforeEach(async () => {
  mia = shop.buyer();
  await at('before').signUp();
});

describe('a new sign-in secret', () => {
  it('keeps everybody signed in, whichever process answers', async () => {
    for (const step of ['before', 'prepared', 'swapped', 'prepared', 'swapped'] as const)
      expect([step, await isIn(step), await isLetIn(step)]).toEqual([step, true, true]);
    expect(await isIn('after')).toBe(false);
  });

  it('keeps them signed in for good once their browser has returned', async () => {
    // The library extends a session that was not used for a while, and signs its cookie anew.
    await shop.deps.db.db.execute(sql`update session set expires_at = now() + interval '6 days'
      where user_id = ${(await at('before').user())?.id}`);
    expect(await isIn('swapped')).toBe(true);
    expect([await isIn('after'), await isLetIn('after'), await isIn('prepared')]).toEqual([true, true, true]);
  });

  it('works at a process that has not changed its secret yet', async () => {
    mia = shop.buyer();
    await at('swapped').signUp();
    expect([await isIn('prepared'), await isLetIn('prepared')]).toEqual([true, true]);
    expect(await isIn('before')).toBe(false);
  });

  it('neither ends nor starts a session', async () => {
    const name = 'simport.session_token';
    const [token = ''] = mia.cookies.get(name)?.split('.') ?? [];
    const other = shop.buyer();
    other.app = steps.swapped;
    for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}%3D`, '%', '.']) {
      other.cookies.set(name, forged);
      expect([forged, await other.user()]).toEqual([forged, null]);
    }
    expect((await at('swapped').post('/api/auth/sign-out', {})).status).toBe(200);
    expect(await isIn('before')).toBe(false);
  });

  it('keeps old mailed links working until the old secret is removed', async () => {
    const token = await shop.mailedToken(mia.email, '/verify-email');
    const open = (step: keyof typeof steps, link = token) =>
      at(step).get<{ code?: string }>(`/api/auth/verify-email?token=${link}`);
    await at('after').signIn();
    expect((await open('after')).body.code).toBe('INVALID_TOKEN');
    expect((await open('swapped', `${token.slice(0, -4)}AAAA`)).body.code).toBe('INVALID_TOKEN');
    expect((await open('swapped')).status).toBe(200);
    expect((await mia.user())?.emailVerified).toBe(true);
  });

  it('keeps mailed password links working, which no secret signs', async () => {
    await at('before').post('/api/auth/request-password-reset', { email: mia.email });
    const token = await shop.mailedToken(mia.email, '/reset-password');
    const chosen = { token, newPassword: 'battery staple' };
    expect((await at('after').post('/api/auth/reset-password', chosen)).status).toBe(200);
  });

  it('lets Google return a visitor whom another process sent there', async () => {
    mia = shop.buyer();
    at('prepared');
    const google = new GoogleWindow(mia, shop.baseUrl);
    const opened = await google.open();
    if (!('provider' in opened)) throw new Error('not opened');
    const back = await google.answer(opened.provider, { person: 'ada' });
    at('swapped');
    expect((await google.comeBack(back)).error).toBeUndefined();
    expect((await mia.user())?.email).toBe('ada@traveller.example');
  });
});

describe('ID tokens', () => {
  const kidsAt = async (step: keyof typeof steps) =>
    (await at(step).get<{ keys: { kid: string }[] }>('/api/auth/jwks')).body.keys.map(({ kid }) => kid);
  const kidOf = ({ Authorization }: { Authorization: string }) =>
    (JSON.parse(atob(Authorization.split(' ')[1]?.split('.')[0] ?? '')) as { kid: string }).kid;

  it('are accepted with both secrets, and made with the current one', async () => {
    const old = await at('prepared').bearer();
    const anew = await at('swapped').bearer();
    expect(kidOf(anew)).not.toBe(kidOf(old));
    for (const [step, token] of [
      ['swapped', old],
      ['prepared', anew],
      ['swapped', anew],
    ] as const)
      expect([step, await isLetIn(step, token)]).toEqual([step, true]);
    expect(kidOf(await at('prepared').bearer())).toBe(kidOf(old));
    expect(kidOf(await at('swapped').bearer())).toBe(kidOf(anew));
    expect(await kidsAt('swapped')).toEqual(expect.arrayContaining([kidOf(old), kidOf(anew)]));

    expect([await isLetIn('after', old), await isLetIn('after', anew)]).toEqual([false, true]);
    expect(await kidsAt('after')).not.toContain(kidOf(old));
  });
});

describe('the doctor says of the old one', () => {
  const [NEEDED, UNKNOWN, OVER] = [
    'is needed until 2026-',
    'is needed until 7 days after',
    'is no longer needed',
  ];
  const dayAt = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 24 * 3_600_000);
  /** The keys for ID tokens: the secret and the day of each. */
  const made = async (...keys: [secret: string, day: number][]) => {
    const { db } = shop.deps.db;
    await db.delete(jwksTable);
    for (const [key, day] of keys) {
      const privateKey = JSON.stringify(await symmetricEncrypt({ key, data: 'a key' }));
      await db.insert(jwksTable).values({ id: `${day}`, publicKey: '{}', privateKey, createdAt: dayAt(day) });
    }
  };
  const seen = async (day: number, present = second, old = first) => {
    const { light, found, remedy = '' } = await checkSecrets(shop.deps.db.db, [present, old], dayAt(day));
    return { light, found, remedy };
  };
  const amber = (found: string | undefined) => ({
    light: 'amber',
    found: expect.stringContaining(found ?? '') as string,
  });

  it('how long it is needed, and to take it away from then on', async () => {
    await made([first, 0], [second, 50], [second, 140]);
    expect(await seen(56)).toMatchObject({
      ...amber(NEEDED),
      found: expect.stringContaining('2026-02-27') as string,
    });
    for (const day of [58, 300])
      expect(await seen(day)).toEqual({ ...amber(OVER), remedy: 'Remove it, and restart.' });
  });

  it('after a change back, that nothing tells how long, until the secret has made another key', async () => {
    await made([first, 0], [second, 50]);
    for (const day of [53, 58, 80]) expect(await seen(day, first, second)).toMatchObject(amber(UNKNOWN));
    await made([first, 0], [second, 50], [first, 90]);
    expect(await seen(96, first, second)).toMatchObject(amber(NEEDED));
    expect(await seen(98, first, second)).toMatchObject(amber(OVER));
  });

  it('that it may be the one to come, where it has made no key', async () => {
    await made([second, 0]);
    expect((await seen(30)).remedy).toBe('Remove it and restart, unless it is the secret to come.');
    await made();
    expect(await seen(30)).toMatchObject(amber(UNKNOWN));
  });
});
