import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import type { Role } from '../../../src/domain/operators/roles.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { operatorAt } from '../../../src/server/staff/operators.ts';
import { inviteOperator, removeOperator } from '../../../src/server/staff/team.ts';
import { operator, TestOperator } from '../../support/console/operator.ts';
import { byPasskey, SoftPasskey } from '../../support/console/passkey.ts';
import { type Buyer, PASSWORD } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '50' } });

const NAME = 'Ada Lovelace';
const WEEK = 7 * 24 * 3600;

interface Joining {
  step: string;
  email: string;
  ways: { password: boolean; google: boolean };
  signed_in_as: string | null;
  why?: string;
}

async function linkFor(email: string, role: Role = 'support'): Promise<string> {
  await inviteOperator(shop.deps, atCommandLine('test'), { email, role });
  return shop.mailedToken(email, '/operate/join');
}

const read = async (browser: Buyer, invitation: string) =>
  (await browser.post<Joining>('/api/operate/session/join/read', { invitation })).body;
const choose = (browser: Buyer, invitation: string, password = PASSWORD) =>
  browser.post('/api/operate/session/join/password', { invitation, password, name: NAME });
const isIn = async (browser: Buyer) => (await browser.get('/api/operate/team')).status === 200;

/** Joins with an authenticator, once signed in. */
async function confirm(browser: Buyer, invitation: string): Promise<number> {
  const person = new TestOperator(shop, browser);
  person.secret = (await person.tell<{ secret: string }>('session/join/start', { invitation })).body.secret;
  const joined = await person.tell('session/join/confirm', { invitation, code: person.code() });
  return joined.status;
}

function joinByPasskey(browser: Buyer, invitation: string, passkey = new SoftPasskey(shop.baseUrl)) {
  const more = { invitation, name: NAME, label: 'Laptop' };
  return byPasskey<{ recovery_codes: string[] }>(browser, 'join/passkey', (ask) => passkey.made(ask), {
    asked: { invitation },
    more,
  });
}

describe('somebody without an account', () => {
  it('joins from the one mail with a password and an authenticator, and has no rights before', async () => {
    const browser = shop.buyer();
    const invitation = await linkFor(browser.email);
    // As a program that opens links in mails does, more than once.
    for (const _ of [1, 2]) expect((await read(shop.buyer(), invitation)).step).toBe('account');
    expect((await choose(browser, invitation, 'simport123')).body.reason).toBe('guessable_password');
    expect((await choose(browser, invitation)).status).toBe(200);
    expect(await read(browser, invitation)).toMatchObject({
      step: 'sign_in',
      ways: { password: true, google: false },
    });
    expect((await browser.signIn()).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
    // A reload in between goes on there.
    expect(await read(browser, invitation)).toMatchObject({ step: 'factor', signed_in_as: browser.email });
    expect(await confirm(browser, invitation)).toBe(200);
    expect(await isIn(browser)).toBe(true);
    expect(await browser.user()).toMatchObject({ emailVerified: true, name: NAME });
    const mails = (await shop.world.mailbox(browser.email)).map(({ subject }) => subject);
    expect(mails).toEqual([expect.stringContaining('invited')]);
  });

  it('joins with a passkey alone, and without being signed in at the shop', async () => {
    const browser = shop.buyer();
    const invitation = await linkFor(browser.email);
    const passkey = new SoftPasskey(shop.baseUrl);
    const joined = await joinByPasskey(browser, invitation, passkey);
    expect([joined.status, joined.body.recovery_codes.length]).toEqual([200, 10]);
    expect(await isIn(browser)).toBe(true);
    expect(await browser.user()).toBeNull();
    const elsewhere = shop.buyer();
    const opened = await byPasskey(elsewhere, 'passkey/open', (ask) => passkey.used(ask));
    expect([opened.status, await isIn(elsewhere)]).toEqual([200, true]);
    expect(await read(browser, invitation)).toMatchObject({ reason: 'used_invitation', why: 'used' });
    const { rows } = await shop.deps.db.db.execute(
      sql`select totp_ciphertext from operator where email = ${browser.email}`,
    );
    expect(rows).toEqual([{ totp_ciphertext: null }]);
  });

  it('gets nothing of what a stranger made with their address', async () => {
    const browser = shop.buyer();
    const eve = shop.buyer();
    await eve.signUp(browser.email, 'eves own words');
    const invitation = await linkFor(browser.email);
    expect((await read(eve, invitation)).step).toBe('account');
    expect((await choose(browser, invitation)).status).toBe(200);
    expect(await eve.user()).toBeNull();
    expect((await eve.signIn(browser.email, 'eves own words')).status).toBe(401);
    expect((await browser.signIn()).status).toBe(200);
    expect(await confirm(browser, invitation)).toBe(200);
  });
});

describe('somebody with an account', () => {
  it('signs in to it on the way, and neither link nor passkey goes around its password', async () => {
    const browser = await shop.member();
    const token = await shop.mailedToken(browser.email, '/verify-email');
    await browser.get(`/api/auth/verify-email?token=${token}`);
    const other = shop.buyer();
    const invitation = await linkFor(browser.email);
    expect(await read(other, invitation)).toMatchObject({ step: 'sign_in', ways: { password: true } });
    expect((await choose(other, invitation, 'another good one')).body.reason).toBe('signed_out');
    expect((await joinByPasskey(other, invitation)).body.reason).toBe('signed_out');
    expect((await other.signIn(browser.email, PASSWORD)).status).toBe(200);
    expect((await joinByPasskey(other, invitation)).status).toBe(200);
    expect([await isIn(other), await isIn(browser)]).toEqual([true, false]);
    // It ends with the session that they signed in with.
    await other.post('/api/auth/sign-out', {});
    expect(await isIn(other)).toBe(false);
  });

  it('of another address is told whose the invitation is, and joins by no way', async () => {
    const stranger = await shop.member();
    const invitation = await linkFor(`ada.${randomUUID()}@example.com`);
    expect(await read(stranger, invitation)).toMatchObject({
      step: 'other_account',
      signed_in_as: stranger.email,
    });
    expect((await joinByPasskey(stranger, invitation)).body.reason).toBe('other_mailbox');
    expect((await stranger.post('/api/operate/session/join/start', { invitation })).body.reason).toBe(
      'other_mailbox',
    );
  });
});

describe('a link that cannot be used', () => {
  it('says why: expired, withdrawn, replaced, used', async () => {
    const browser = shop.buyer();
    const why = async (invitation: string) => (await read(browser, invitation)).why;
    const first = await linkFor(browser.email);
    const second = await linkFor(browser.email);
    expect([await why(first), await why('made up')]).toEqual(['unknown', 'unknown']);
    shop.passSeconds(WEEK);
    expect(await why(second)).toBe('expired');
    const third = await linkFor(browser.email);
    const person = await operatorAt(shop.deps.db.db, browser.email);
    await removeOperator(shop.deps, atCommandLine('test'), {
      id: person?.id ?? '',
      version: person?.version ?? 0,
    });
    expect(await why(third)).toBe('withdrawn');
    for (const path of ['password', 'passkey/ask', 'start'])
      expect(
        (
          await browser.post(`/api/operate/session/join/${path}`, {
            invitation: third,
            password: PASSWORD,
          })
        ).body.reason,
      ).toBe(path === 'start' ? 'signed_out' : 'used_invitation');
  });

  it('is used once by two windows at the same time', async () => {
    const browsers = [shop.buyer(), shop.buyer()];
    const [one] = browsers;
    const invitation = await linkFor(one?.email ?? '');
    const both = await Promise.all(browsers.map((browser) => joinByPasskey(browser, invitation)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const ins = await Promise.all(browsers.map(isIn));
    expect(ins.filter(Boolean)).toHaveLength(1);
    const { rows } = await shop.deps.db.db.execute(
      sql`select p.id from operator_passkey p join operator o on o.id = p.operator_id where o.email = ${one?.email}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('lets in nobody whose mailbox is blocked', async () => {
    const owner = await operator(shop, 'owner');
    const browser = shop.buyer();
    const invitation = await linkFor(browser.email);
    await shop.deps.db.db.execute(
      sql`insert into blocked_mailbox (id, mailbox, why, blocked_at) values (${randomUUID()}, mailbox_of(${browser.email}), 'a test', now())`,
    );
    expect((await joinByPasskey(browser, invitation)).body.reason).toBe('account_blocked');
    expect([await isIn(browser), await isIn(owner.browser)]).toEqual([false, true]);
  });
});
