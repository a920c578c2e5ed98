import { beforeEach, describe, expect, it } from 'vitest';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.0/8, ::1' } });
beforeEach(() => {
  shop.passSeconds(2 * 3600);
  shop.logged.length = 0;
});

interface Line {
  level: number;
  msg: string;
  event?: string;
}

const lines = () => shop.logged.map((line) => JSON.parse(line) as Line);
const events = () => lines().filter(({ msg }) => msg === 'security');
/** What was logged as an error or a warning. */
const troubles = () => lines().filter(({ level }) => level >= 40);

/** Over the wire, through a proxy of ours that names the visitor's address. */
async function signIn(email: string, password: string, from = '203.0.113.7'): Promise<number> {
  const answer = await fetch(`${shop.baseUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, Origin: shop.baseUrl },
    body: JSON.stringify({ email, password }),
  });
  await answer.text();
  return answer.status;
}

const fingerprint = async (text: string) => (await runCommand(shop.deps, ['fingerprint', text])).text;

describe('sign-ins can be investigated', () => {
  it('by fingerprints of account, network address and e-mail', async () => {
    const mia = await shop.member();
    const { id: userId } = (await mia.user()) ?? {};
    shop.logged.length = 0;
    const known = { from: await fingerprint('203.0.113.7'), mailbox: await fingerprint(mia.email) };
    expect(await signIn(mia.email, 'a wrong guess')).toBe(401);
    expect(events()).toMatchObject([{ event: 'sign_in_failed', way: '/sign-in/email', ...known }]);
    expect(await signIn(mia.email.toUpperCase(), 'correct horse')).toBe(200);
    expect(events()).toMatchObject([{}, { event: 'sign_in_succeeded', userId, ...known }]);
    expect(shop.logged.join('')).not.toMatch(new RegExp(`203\\.0|${mia.email}`, 'i'));
    expect(known.from).not.toBe(await fingerprint('203.0.113.8'));
  });

  it('including each attempt of a locked-out visitor', async () => {
    for (let tried = 0; tried < 12; tried++) await signIn('leo@example.com', 'a wrong guess');
    expect(events().map(({ event }) => event)).toEqual([
      ...Array<string>(10).fill('sign_in_failed'),
      'locked_out',
      'locked_out',
    ]);
    expect(events().at(-1)).toMatchObject({ mailbox: await fingerprint('leo@example.com') });
  });

  it('including new passwords, by change and by a mailed link', async () => {
    const mia = await shop.member();
    const { id: userId } = (await mia.user()) ?? {};
    const change = { currentPassword: 'correct horse', newPassword: 'another horse' };
    expect((await mia.post('/api/auth/change-password', change)).status).toBe(200);
    expect(events().at(-1)).toMatchObject({ event: 'password_changed', userId });
    await mia.post('/api/auth/request-password-reset', { email: mia.email });
    const token = await shop.mailedToken(mia.email, '/reset-password');
    await mia.post('/api/auth/reset-password', { token, newPassword: 'a third horse' });
    expect(events().at(-1)).toMatchObject({ event: 'password_reset', userId });
  });
});

describe('somebody else’s id', () => {
  it('is answered like an unknown one, and logged differently, with the caller', async () => {
    const mia = shop.buyer();
    const { completed, started } = await mia.buy();
    const leo = await shop.member();
    const { id: userId } = (await leo.user()) ?? {};
    const unknown = '7b7f2f0e-0000-4000-8000-000000000000';
    const asks: ((id: string) => Promise<{ status: number; body: unknown }>)[] = [
      (id) => leo.get(`/api/esims/${id}`),
      (id) => leo.get(`/api/esims/${id}/activation`),
      (id) => leo.get(`/api/esims/${id}/status`),
      (id) => leo.get(`/api/esims/${id}/invoice`),
      (id) => leo.get(`/api/esims/${id}/top-ups?country=JP`),
      (id) => leo.call('PATCH', `/api/esims/${id}`, { hidden: true }),
      (id) => leo.post(`/api/esims/${id}/refund`, undefined),
    ];
    for (const ask of asks) {
      shop.logged.length = 0;
      const foreign = await ask(completed.body.esim_id);
      expect(events()).toMatchObject([
        { event: 'foreign_id', what: 'esim', id: completed.body.esim_id, userId },
      ]);
      const other = await ask(unknown);
      expect([foreign.status, foreign.body]).toEqual([other.status, other.body]);
      expect(events()).toHaveLength(1);
    }
    shop.logged.length = 0;
    const claim = await leo.post('/api/esims/complete-purchase/', {
      ...(await leo.request(await leo.plan('JP'))),
      payment_intent_id: started.payment_intent_id,
    });
    expect(claim.status).toBe(404);
    expect(events()).toMatchObject([{ event: 'foreign_id', what: 'payment', userId }]);
  });
});

describe('a call of the sign-in routes', () => {
  it.each(['null', '[]', '7', '"text"', 'true', '{', '', `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}`])(
    'with a body that is no object of fields breaks nothing (%#)',
    async (body) => {
      const mia = await shop.member();
      for (const path of ['send-verification-email', 'update-user', 'change-password', 'sign-in/email']) {
        const { status } = await mia.call('POST', `/api/auth/${path}`, body);
        expect(status, path).toBeGreaterThanOrEqual(400);
        expect(status, path).toBeLessThan(500);
      }
      expect(troubles()).toEqual([]);
    },
  );

  const ADDRESSES = ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'];
  const long = `//${'a'.repeat(60_000)}`;

  it.each(ADDRESSES)('with 60 KB in %s is refused, and hardly logged', async (field) => {
    const mia = shop.buyer();
    for (const path of ['sign-in/email', 'sign-up/email', 'request-password-reset', 'reset-password']) {
      const body = { email: mia.email, password: 'correct horse', name: '', [field]: long };
      expect((await mia.post(`/api/auth/${path}`, body)).status, path).toBe(400);
    }
    for (const value of ['/'.repeat(501), `/${'a'.repeat(14_000)}`]) {
      const query = new URLSearchParams({ provider: 'google', popupOrigin: shop.baseUrl, [field]: value });
      expect((await mia.get(`/api/auth/oauth-popup/start?${query}`)).status).toBe(400);
    }
    expect(shop.logged.join('').length).toBeLessThan(20_000);
    expect(troubles()).toEqual([]);
  });

  it('that the library refuses is no error, and is logged without the caller’s text', async () => {
    const mia = shop.buyer();
    const otherSite = 'https://elsewhere.example/hush-hush';
    for (const field of ADDRESSES) {
      const body = { email: mia.email, password: 'correct horse', [field]: otherSite };
      await mia.post('/api/auth/sign-in/email', body);
    }
    await mia.post('/api/auth/request-password-reset', { email: mia.email, redirectTo: otherSite });
    await mia.ask('/api/auth/callback/google?code=hush-hush&state=hush-hush');
    await mia.ask('/api/auth/callback/google?code=hush-hush');
    await mia.ask('/api/auth/oauth-popup/start?provider=google&popupOrigin=https://hush-hush.example');
    const refusals = lines().filter(({ msg }) => msg === 'the sign-in library refused a call');
    expect(refusals.length).toBeGreaterThanOrEqual(4);
    expect(refusals).toContainEqual(expect.objectContaining({ refusal: 'Invalid callbackURL' }));
    expect(refusals).toContainEqual(expect.objectContaining({ refusal: 'State mismatch' }));
    expect(shop.logged.join('')).not.toContain('hush-hush');
    expect(troubles()).toEqual([]);
  });
});
