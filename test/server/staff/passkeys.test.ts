import { desc, eq, gt, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { watch } from '../../../src/server/alerts/watch.ts';
import { auditTable } from '../../../src/server/audit/tables.ts';
import { tidyAccounts } from '../../../src/server/retention/tidy.ts';
import { operatorAt } from '../../../src/server/staff/operators.ts';
import { challengeTable, passkeyTable } from '../../../src/server/staff/tables.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { byPasskey, type Claims, SoftPasskey } from '../../support/console/passkey.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '50' } });

let ada: TestOperator;
let before = 0;
beforeEach(async () => {
  ada = await operator(shop, 'support');
  const [newest] = await shop.deps.db.db.select().from(auditTable).orderBy(desc(auditTable.id)).limit(1);
  before = newest?.id ?? 0;
});

interface Listed {
  passkeys: { id: string; label: string; used_at: string | null }[];
}

const listed = async (by = ada) => (await by.ask<Listed>('session/passkeys')).body.passkeys;
const isIn = async (browser: Buyer) => (await browser.get('/api/operate/team')).status === 200;
const whats = async () => {
  const { db } = shop.deps.db;
  const rows = await db.select().from(auditTable).where(gt(auditTable.id, before)).orderBy(auditTable.id);
  return rows.map(({ what }) => what);
};

async function add(
  passkey: SoftPasskey,
  {
    by = ada,
    label = 'Laptop',
    change = {},
  }: { by?: TestOperator; label?: string; change?: Partial<Claims> } = {},
) {
  return byPasskey(by.browser, 'passkeys/add', (ask) => passkey.made(ask, change), { more: { label } });
}

async function added(by = ada): Promise<SoftPasskey> {
  const passkey = new SoftPasskey(shop.baseUrl);
  expect((await add(passkey, { by })).status).toBe(200);
  return passkey;
}

const open = (browser: Buyer, passkey: SoftPasskey, change: Partial<Claims> = {}) =>
  byPasskey(browser, 'passkey/open', (ask) => passkey.used(ask, change));
const stepUp = (by: TestOperator, passkey: SoftPasskey) =>
  byPasskey(by.browser, 'passkey/step-up', (ask) => passkey.used(ask));

describe('an operator’s passkeys', () => {
  it('are added, named, listed and removed by the operator alone, each in the audit', async () => {
    const grace = await operator(shop, 'owner');
    await added();
    const [one] = await listed();
    expect(one).toMatchObject({ label: 'Laptop', used_at: null });
    const id = one?.id;
    expect(await listed(grace)).toEqual([]);
    for (const [path, body] of [
      ['rename', { id, label: 'Mine' }],
      ['remove', { id }],
    ] as const)
      expect((await grace.tell(`session/passkeys/${path}`, body)).body.reason).toBe('no_passkey');
    expect((await ada.tell('session/passkeys/rename', { id, label: 'Phone' })).status).toBe(200);
    expect((await listed())[0]?.label).toBe('Phone');
    expect((await ada.tell('session/passkeys/remove', { id })).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await whats()).toEqual(
      expect.arrayContaining(['passkey added', 'passkey renamed', 'passkey removed']),
    );
  });

  it('are added and removed only after a fresh confirmation, and their owners get a mail', async () => {
    shop.passSeconds(11 * 60);
    const passkey = new SoftPasskey(shop.baseUrl);
    expect((await add(passkey)).body.reason).toBe('step_up_needed');
    await ada.tell('session/step-up', { code: ada.nextCode() });
    expect((await add(passkey)).status).toBe(200);
    expect((await add(passkey)).body.reason).toBe('wrong_passkey');
    await watch(shop.deps);
    await shop.drain();
    const subjects = (await shop.world.mailbox(ada.email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('A passkey was added'));
    const [one] = await listed();
    shop.passSeconds(11 * 60);
    expect((await ada.tell('session/passkeys/remove', { id: one?.id })).body.reason).toBe('step_up_needed');
  });

  it('cannot be removed if nothing else opens the console, even by two calls at the same time', async () => {
    await added();
    await added();
    await shop.deps.db.db.execute(
      sql`update operator set totp_ciphertext = null, totp_key_id = null where email = ${ada.email}`,
    );
    const both = await Promise.all(
      (await listed()).map(({ id }) => ada.tell('session/passkeys/remove', { id })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await listed()).toHaveLength(1);
    expect((await ada.ask<{ factors: unknown }>('session')).body.factors).toEqual({
      authenticator: false,
      passkeys: 1,
    });
  });

  it('go with the operator, and with codes that are reset', async () => {
    const owner = await operator(shop, 'owner');
    const passkey = await added();
    const { team } = (await owner.ask<{ team: { id: string; email: string; version: number }[] }>('team'))
      .body;
    const { id, version } = team.find(({ email }) => email === ada.email) ?? {};
    expect((await owner.tell('operator_reset', { id, version })).status).toBe(200);
    const browser = shop.buyer();
    expect((await open(browser, passkey)).body.reason).toBe('wrong_passkey');
    expect(await isIn(ada.browser)).toBe(false);
  });

  it('are joined by an authenticator that its first code proves, and that another one replaces', async () => {
    await shop.deps.db.db.execute(
      sql`update operator set totp_ciphertext = null, totp_key_id = null where email = ${ada.email}`,
    );
    const passkey = await added();
    const begin = async () => (await ada.tell<{ secret: string }>('session/authenticator/start')).body.secret;
    ada.secret = await begin();
    expect(await begin()).toBe(ada.secret);
    const factors = async () => (await ada.ask<{ factors: unknown }>('session')).body.factors;
    expect((await ada.tell('session/authenticator/confirm', { code: '000000' })).body.reason).toBe(
      'wrong_code',
    );
    expect(await factors()).toEqual({ authenticator: false, passkeys: 1 });
    const code = ada.nextCode();
    const both = await Promise.all([1, 2].map(() => ada.tell('session/authenticator/confirm', { code })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await factors()).toEqual({ authenticator: true, passkeys: 1 });
    // No code is used twice; the next one opens the console, until another phone takes its place.
    const opens = async (typed: string) => (await ada.tell('session/open', { code: typed })).status;
    expect([await opens(code), await opens(ada.nextCode())]).toEqual([403, 200]);
    const old = ada.secret;
    ada.secret = await begin();
    expect(ada.secret).not.toBe(old);
    expect((await ada.tell('session/authenticator/confirm', { code: ada.nextCode() })).status).toBe(200);
    expect(await opens(ada.nextCode())).toBe(200);
    ada.secret = old;
    expect(await opens(ada.nextCode())).toBe(403);
    await watch(shop.deps);
    await shop.drain();
    const subjects = (await shop.world.mailbox(ada.email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('An authenticator app was set up'));
    expect(await whats()).toEqual(expect.arrayContaining(['authenticator set up']));
    shop.passSeconds(11 * 60);
    for (const step of ['start', 'confirm'])
      expect((await ada.tell(`session/authenticator/${step}`, { code: ada.code() })).body.reason).toBe(
        'step_up_needed',
      );
    expect((await stepUp(ada, passkey)).status).toBe(200);
  });

  it('replace no recovery codes unless the operator asks, with a fresh confirmation', async () => {
    const fresh = await ada.tell<{ recovery_codes: string[] }>('session/recovery-codes');
    expect(fresh.body.recovery_codes).toHaveLength(10);
    const opened = async (code = '') => (await ada.tell('session/open', { code })).status;
    expect([await opened(ada.recoveryCodes[0]), await opened(fresh.body.recovery_codes[0])]).toEqual([
      403, 200,
    ]);
    shop.passSeconds(11 * 60);
    expect((await ada.tell('session/recovery-codes')).body.reason).toBe('step_up_needed');
  });
});

describe('a passkey', () => {
  it('opens the console by itself, once an answer, until what ends the account’s sessions', async () => {
    const passkey = await added();
    const browser = shop.buyer();
    const question = await browser.post<{ challenge: string }>('/api/operate/session/passkey/open/ask', {});
    const answer = passkey.used(question.body);
    const at = '/api/operate/session/passkey/open';
    expect((await browser.post(at, { answer })).status).toBe(200);
    expect([await isIn(browser), await browser.user()]).toEqual([true, null]);
    expect((await browser.post(at, { answer })).body.reason).toBe('wrong_passkey');
    expect((await listed())[0]?.used_at).not.toBeNull();
    // The browser's own session of the shop stays as it is; a new password ends the others, and this one with them.
    const changed = await ada.browser.post('/api/auth/change-password', {
      currentPassword: 'correct horse',
      newPassword: 'battery staple',
    });
    expect([changed.status, await isIn(browser)]).toEqual([200, false]);
  });

  it('confirms an act in place of a code, but only its own operator’s', async () => {
    const grace = await operator(shop, 'support');
    const [own, hers] = [await added(), await added(grace)];
    shop.passSeconds(11 * 60);
    expect((await stepUp(ada, hers)).body.reason).toBe('wrong_passkey');
    expect((await ada.tell('session/recovery-codes')).body.reason).toBe('step_up_needed');
    expect((await stepUp(ada, own)).status).toBe(200);
    expect((await ada.tell('session/recovery-codes')).status).toBe(200);
  });

  it.each<[string, Partial<Claims>]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['whose person was not verified', { verified: false }],
    ['to another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['of another kind', { type: 'webauthn.create' }],
    ['for another person', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['of an unknown passkey', { credentialId: 'AAAA' }],
  ])('is refused with an answer %s, which uses the question up', async (_, change) => {
    const passkey = await added();
    const browser = shop.buyer();
    const at = '/api/operate/session/passkey/open';
    const { body } = await browser.post<{ challenge: string }>(`${at}/ask`, {});
    const wrong = await browser.post(at, { answer: passkey.used(body, change) });
    expect([wrong.status, wrong.body.reason]).toEqual([403, 'wrong_passkey']);
    const again = await browser.post(at, { answer: passkey.used(body) });
    expect(again.status).toBe(change.challenge === undefined ? 403 : 200);
    expect(await isIn(browser)).toBe(change.challenge !== undefined);
  });

  it.each<[string, Partial<Claims>]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['whose person was not verified', { verified: false }],
    ['that is a use', { type: 'webauthn.get' }],
    ['with a certificate', { format: 'packed', statement: new Map([['x5c', Buffer.from('x')]]) }],
    ['with an attestation by its maker', { format: 'android-safetynet' }],
  ])('is not made by an answer %s', async (_, change) => {
    expect((await add(new SoftPasskey(shop.baseUrl), { change })).body.reason).toBe('wrong_passkey');
    expect(await listed()).toEqual([]);
  });

  it('is refused with answers that no browser gives, without a failure of the shop', async () => {
    const passkey = await added();
    const browser = shop.buyer();
    const at = '/api/operate/session/passkey/open';
    const good = passkey.used({ challenge: 'AAAA' });
    const text = 'A'.repeat(20_000);
    for (const answer of [
      null,
      {},
      [],
      { ...good, id: '' },
      { ...good, id: '%' },
      { ...good, response: { ...good.response, clientDataJSON: text } },
      { ...good, response: { ...good.response, signature: text } },
      { ...good, response: { ...good.response, clientDataJSON: 'bm90IGpzb24' } },
      { ...good, response: { ...good.response, clientDataJSON: 'bnVsbA' } },
      {
        ...good,
        response: { ...good.response, clientDataJSON: Buffer.from('{"challenge":{}}').toString('base64url') },
      },
    ]) {
      const { status } = await browser.post(at, { answer });
      expect([400, 403]).toContain(status);
    }
  });

  it('answers only in the browser and for the purpose that it was asked for, within minutes', async () => {
    const passkey = await added();
    const [asker, other] = [shop.buyer(), shop.buyer()];
    const at = '/api/operate/session/passkey/open';
    const ask = async () => (await asker.post<{ challenge: string }>(`${at}/ask`, {})).body;
    expect((await other.post(at, { answer: passkey.used(await ask()) })).body.reason).toBe('wrong_passkey');
    const answer = passkey.used(await ask());
    expect((await ada.tell('session/passkey/step-up', { answer })).body.reason).toBe('wrong_passkey');
    const late = passkey.used(await ask());
    shop.passSeconds(5 * 60);
    expect((await asker.post(at, { answer: late })).body.reason).toBe('wrong_passkey');
    await tidyAccounts(shop.deps);
    expect(await shop.deps.db.db.select().from(challengeTable)).toEqual([]);
  });

  it('that counts less than before may be a copy: it is refused, and operator and owners get a mail', async () => {
    const passkey = await added();
    const browser = shop.buyer();
    passkey.counter = 7;
    expect((await open(browser, passkey)).status).toBe(200);
    for (const counter of [8, 3, 0])
      expect((await open(browser, passkey, { counter })).body.reason).toBe('wrong_passkey');
    expect((await open(browser, passkey, { counter: 9 })).status).toBe(200);
    expect((await whats()).filter((what) => what === 'passkey perhaps copied')).toHaveLength(3);
    await watch(shop.deps);
    await shop.drain();
    const subjects = (await shop.world.mailbox(ada.email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('may have been copied'));
  });

  it('that does not count is used again and again', async () => {
    const passkey = new SoftPasskey(shop.baseUrl);
    passkey.counts = false;
    await add(passkey);
    const browser = shop.buyer();
    expect([(await open(browser, passkey)).status, (await open(browser, passkey)).status]).toEqual([
      200, 200,
    ]);
  });

  it('of an operator whose account is gone opens nothing', async () => {
    const passkey = await added();
    await ada.browser.post('/api/account/delete', { email: ada.email, password: 'correct horse' });
    expect((await operatorAt(shop.deps.db.db, ada.email))?.userId).toBeNull();
    const browser = shop.buyer();
    expect((await open(browser, passkey)).status).toBe(404);
    expect(await isIn(browser)).toBe(false);
  });

  it('is one of twenty at most', async () => {
    const passkey = await added();
    const [row] = await shop.deps.db.db
      .select()
      .from(passkeyTable)
      .where(eq(passkeyTable.credentialId, passkey.id));
    if (!row) throw new Error('no passkey');
    await shop.deps.db.db.insert(passkeyTable).values(
      Array.from({ length: 19 }, (_, n) => ({
        ...row,
        id: crypto.randomUUID(),
        credentialId: `more${n}${passkey.id}`,
      })),
    );
    expect((await add(new SoftPasskey(shop.baseUrl))).body.reason).toBe('wrong_passkey');
    expect(await listed()).toHaveLength(20);
  });
});
