import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { invited, operator } from '../../../support/console/operator.ts';
import { PASSWORD } from '../../../support/shop/buyer.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '50' } });

const MINUTE = 60;
const HOUR = 3600;

interface State {
  state: string;
  email: string | null;
  operator: { email: string; role: string; permissions: string[] } | null;
}

describe('an invitation', () => {
  it('can be accepted once, only from its mailbox, with an authenticator’s code', async () => {
    const person = await invited(shop, 'support');
    const { browser, invitation } = person;
    const stranger = await shop.member();
    const join = (who = browser) =>
      who.post<{ secret: string; uri: string; qr_svg: string; email: string }>(
        '/api/operate/session/join/start',
        { invitation },
      );
    expect(await join(shop.buyer())).toMatchObject({ status: 401, body: { reason: 'signed_out' } });
    expect(await join(stranger)).toMatchObject({ status: 403, body: { reason: 'other_mailbox' } });
    const { body } = await join();
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.qr_svg).toMatch(/^<svg /);
    // Reloading the page shows the same code.
    expect((await join()).body.secret).toBe(body.secret);
    person.secret = body.secret;
    const confirm = (code: string) =>
      person.tell<{ recovery_codes: string[] }>('session/join/confirm', { invitation, code });
    expect(await confirm('000000')).toMatchObject({ status: 403, body: { reason: 'wrong_code' } });
    const joined = await confirm(person.code());
    expect(joined.status).toBe(200);
    expect(new Set(joined.body.recovery_codes).size).toBe(10);
    expect((await person.ask<State>('session')).body).toMatchObject({
      state: 'open',
      operator: { email: person.email, role: 'support' },
    });
    expect(await confirm(person.nextCode())).toMatchObject({
      status: 404,
      body: { reason: 'used_invitation' },
    });
  });

  it('needs a verified mailbox', async () => {
    const person = await invited(shop, 'viewer');
    const { rows } = await shop.deps.db.db.execute(
      `update "user" set email_verified = false where email = '${person.email}' returning id`,
    );
    expect(rows).toHaveLength(1);
    expect(await person.tell('session/join/start', { invitation: person.invitation })).toMatchObject({
      status: 403,
      body: { reason: 'other_mailbox' },
    });
  });

  it('expires after a week, and a newer one replaces it', async () => {
    const person = await invited(shop, 'viewer');
    const owner = await operator(shop, 'owner');
    expect((await owner.tell('operator_invite', { email: person.email, role: 'finance' })).status).toBe(200);
    const start = (invitation: string) => person.tell<{ role: string }>('session/join/start', { invitation });
    expect((await start(person.invitation)).body.reason).toBe('used_invitation');
    const newer = await shop.mailedToken(person.email, '/operate/join');
    expect((await start(newer)).body.role).toBe('finance');
    shop.passSeconds(7 * 24 * HOUR);
    await person.browser.signIn();
    expect((await start(newer)).body.reason).toBe('used_invitation');
  });
});

describe('the console', () => {
  it('is opened by a code, each once, and never by a session of the shop', async () => {
    const owner = await operator(shop, 'owner');
    const other = shop.buyer();
    await other.signIn(owner.email, PASSWORD);
    const state = async () => (await other.get<State>('/api/operate/session')).body;
    expect(await state()).toMatchObject({ state: 'code', email: owner.email, operator: null });
    expect((await other.get('/api/operate/team')).status).toBe(401);
    const open = (code: string) => other.post('/api/operate/session/open', { code });
    expect((await open(owner.joinedWith)).status).toBe(403);
    const code = owner.nextCode();
    expect((await open(code)).status).toBe(200);
    expect(await state()).toMatchObject({ state: 'open' });
    expect((await open(code)).status).toBe(403);
    expect((await other.post('/api/operate/session/close', {})).status).toBe(200);
    expect(await state()).toMatchObject({ state: 'code' });
    expect((await other.get('/api/operate/team')).status).toBe(401);
  });

  it('is opened by a recovery code in any spelling, each once', async () => {
    const owner = await operator(shop, 'owner');
    const [first = '', second = ''] = owner.recoveryCodes;
    const open = (code: string) => owner.tell('session/open', { code });
    expect((await open(first.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await open(first)).body.reason).toBe('wrong_code');
    expect((await open(second)).status).toBe(200);
  });

  it('refuses even the right code for a quarter of an hour after five wrong ones, however limits are scaled', async () => {
    const owner = await operator(shop, 'owner');
    const open = (code: string) => owner.tell<{ seconds?: number }>('session/open', { code });
    for (let tries = 0; tries < 5; tries++) expect((await open('000000')).body.reason).toBe('wrong_code');
    const refused = await open(owner.nextCode());
    expect([refused.status, refused.body.reason]).toEqual([429, 'too_many_codes']);
    expect(refused.body.seconds).toBeGreaterThan(10 * MINUTE);
    shop.passSeconds(15 * MINUTE);
    expect((await open(owner.nextCode())).status).toBe(200);
  });

  it('ends after half an hour without a call, and after twelve hours', async () => {
    const owner = await operator(shop, 'owner');
    const isIn = async () => (await owner.ask('team')).status === 200;
    shop.passSeconds(29 * MINUTE);
    expect(await isIn()).toBe(true);
    shop.passSeconds(29 * MINUTE);
    expect(await isIn()).toBe(true);
    shop.passSeconds(31 * MINUTE);
    expect(await isIn()).toBe(false);
    expect((await owner.tell('session/open', { code: owner.nextCode() })).status).toBe(200);
    for (let passed = 0; passed < 12 * HOUR - 20 * MINUTE; passed += 20 * MINUTE) {
      shop.passSeconds(20 * MINUTE);
      expect(await isIn()).toBe(true);
    }
    shop.passSeconds(20 * MINUTE);
    expect(await isIn()).toBe(false);
  });

  it('sends its cookie only to our own pages', async () => {
    const owner = await operator(shop, 'owner');
    const response = await owner.browser.ask('/api/operate/session/open', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: owner.nextCode() }),
    });
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^simport_operator=[\w-]{43};/);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=43200'])
      expect(cookie).toContain(part);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const foreign = await owner.browser.call(
      'POST',
      '/api/operate/sync',
      {},
      { Origin: 'https://evil.example' },
    );
    expect(foreign.body.reason).toBe('wrong_origin');
  });

  it('opens by the sandbox’s own link only in a sandbox', async () => {
    const { takeLink } = await import('../../../../src/server/staff/link.ts');
    const { text } = await runCommand(shop.deps, ['operator', 'link']);
    expect((await runCommand(shop.deps, ['operator', 'link'])).text).toBe(text);
    const token = /#(\S+)/.exec(text)?.[1] ?? '';
    const browser = shop.buyer();
    expect((await browser.post('/api/operate/session/open-link', { token })).status).toBe(200);
    expect((await browser.get('/api/operate/team')).status).toBe(200);
    const live = { ...shop.deps, settings: { ...shop.deps.settings, SHOP_MODE: 'live' as const } };
    await expect(takeLink(live, token, null)).rejects.toThrow('This invitation was used');
    await expect(runCommand(live, ['operator', 'link'])).rejects.toThrow('Only a sandbox has such a link.');
    for (const wrong of [`${token}x`, token.slice(0, -3), 'a.b', '', `${'0'.repeat(36)}.${token}`])
      expect((await browser.post('/api/operate/session/open-link', { token: wrong })).status).toBeGreaterThan(
        399,
      );
  });
});
