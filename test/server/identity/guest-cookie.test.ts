import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';

import { createCipher } from '../../../src/server/db/cipher.ts';
import { knowGuest } from '../../../src/server/identity/guest-cookie.ts';
import { guestHash, signGuest } from '../../../src/server/purchase/guest-proof.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { Buyer } from '../../support/shop/buyer.ts';
import { buyAsGuest, esimsOf } from '../../support/shop/guest.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const HTTPS = 'https://shop.test';
const DAY_SECONDS = 24 * 3600;

const shop = useTestShop();
const safe = useTestShop({ env: { BASE_URL: HTTPS } });

const atHttps = () => new Buyer(safe, HTTPS, safe.sandbox);
const planted = () => randomBytes(32).toString('base64url');

/** A browser with a cookie from before cookies were signed, and the eSIM bought with it. */
async function boughtBefore(at: TestShop, buyer: Buyer) {
  const bought = await buyAsGuest(buyer);
  const old = planted();
  const { id } = await at.purchaseOf(bought);
  await at.deps.db.db
    .update(purchaseTable)
    .set({ guestHash: guestHash(old) })
    .where(eq(purchaseTable.id, id));
  buyer.cookies.clear();
  buyer.cookies.set('simport_guest', old);
  return { old, iccid: bought.completed.body.iccid };
}

describe('a guest cookie that somebody chose', () => {
  it.each([
    ['of the form it had once', planted],
    ['of the form it has, with a made-up signature', () => `${planted()}.fjo.${planted()}`],
    ['that another shop signed', () => signGuest(createCipher('ab'.repeat(32)), planted(), shop.deps.now())],
    ['that is no cookie of ours', () => 'hello'],
  ])('%s opens nothing, and nothing is bought under it', async (_what, make) => {
    const value = make();
    const [victim, thief] = [shop.buyer(), shop.buyer()];
    for (const browser of [victim, thief]) browser.cookies.set('simport_guest', value);
    const { completed } = await buyAsGuest(victim);
    expect(victim.cookies.get('simport_guest')).not.toBe(value);
    expect(victim.cookies.get('simport_guest')).not.toContain(value.split('.')[0]);
    expect(await esimsOf(victim)).toEqual([completed.body.iccid]);
    expect(await esimsOf(thief)).toEqual([]);
    const activation = await thief.get(`/api/esims/${completed.body.esim_id}/activation`);
    expect(activation.status).toBe(404);
  });

  it('and set from a neighbouring host is ignored under https', async () => {
    const [thief, victim] = [atHttps(), atHttps()];
    await buyAsGuest(thief);
    const own = thief.cookies.get('__Host-simport_guest') ?? '';
    victim.cookies.set('simport_guest', own);
    const { completed } = await buyAsGuest(victim);
    expect(await esimsOf(victim)).toEqual([completed.body.iccid]);
    expect(await esimsOf(thief)).not.toContain(completed.body.iccid);
  });

  it('with one changed letter in secret, day or signature is refused', async () => {
    const buyer = shop.buyer();
    await buyAsGuest(buyer);
    const good = buyer.cookies.get('simport_guest') ?? '';
    const parts = good.split('.');
    expect(parts.map(({ length }) => length)).toEqual([43, 3, 43]);
    for (const [index, part] of parts.entries()) {
      const changed = (part.startsWith('A') ? 'b' : 'A') + part.slice(1);
      buyer.cookies.set('simport_guest', parts.with(index, changed).join('.'));
      expect(await esimsOf(buyer)).toEqual([]);
    }
    buyer.cookies.set('simport_guest', good);
    expect(await esimsOf(buyer)).toHaveLength(1);
  });
});

describe('the guest cookie', () => {
  it('is bound to its host under https, and lasts ninety days', async () => {
    const buyer = atHttps();
    const { headers } = await buyer.start(await buyer.request(await buyer.plan()));
    const [line = '', ...others] = headers.getSetCookie();
    expect(others).toEqual([]);
    expect(line).toMatch(/^__Host-simport_guest=[\w-]{43}\.\w+\.[\w-]{43}; /);
    expect(line.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=7776000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  it('is one and the same for ten browsers that start one attempt at once', async () => {
    const first = shop.buyer();
    const request = await first.request(await first.plan('ES'));
    const browsers = Array.from({ length: 10 }, () => shop.buyer());
    const answers = await Promise.all(browsers.map((browser) => browser.start(request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(browsers.map(({ cookie }) => cookie)).size).toBe(1);
  });

  it('is renewed by use, once a day, and expires ninety days after the last use', async () => {
    const buyer = shop.buyer();
    const { completed } = await buyAsGuest(buyer);
    const first = buyer.cookie;
    expect((await buyer.get('/api/esims')).headers.getSetCookie()).toEqual([]);
    shop.passSeconds(60 * DAY_SECONDS);
    const renewed = await buyer.get('/api/esims');
    expect(renewed.headers.getSetCookie()).toHaveLength(1);
    expect(buyer.cookie).not.toBe(first);
    expect((await buyer.get('/api/esims')).headers.getSetCookie()).toEqual([]);
    shop.passSeconds(60 * DAY_SECONDS);
    expect(await esimsOf(buyer)).toEqual([completed.body.iccid]);
    const stale = shop.buyer();
    stale.cookies.set(...(first.split('=', 2) as [string, string]));
    expect(await esimsOf(stale)).toEqual([]);
    shop.passSeconds(91 * DAY_SECONDS);
    expect(await esimsOf(buyer)).toEqual([]);
  });

  it('is never set in an answer that caches share, nor in one that removes it', async () => {
    const buyer = shop.buyer();
    await buyAsGuest(buyer);
    shop.passSeconds(2 * DAY_SECONDS);
    const app = new Hono().use(knowGuest(shop.deps));
    app.get('/shared', (c) => c.text('', 200, { 'cache-control': 'public, max-age=60' }));
    app.get('/own', (c) => c.text('', 200, { 'cache-control': 'private, no-store' }));
    const ask = (path: string) => app.request(path, { headers: { cookie: buyer.cookie } });
    expect((await ask('/own')).headers.getSetCookie()).toHaveLength(1);
    expect((await ask('/shared')).headers.getSetCookie()).toEqual([]);
    const forgotten = await buyer.post('/api/account/forget-device', {});
    expect(forgotten.headers.getSetCookie()).toHaveLength(1);
    expect(buyer.cookie).toBe('');
  });
});

describe('a cookie from before they were signed', () => {
  it('still opens its purchases, and is replaced at its first use by one that only this browser knows', async () => {
    const buyer = shop.buyer();
    const { old, iccid } = await boughtBefore(shop, buyer);
    expect(await esimsOf(buyer)).toEqual([iccid]);
    expect(buyer.cookies.get('simport_guest')).toMatch(/^[\w-]{43}\.\w+\.[\w-]{43}$/);
    expect(buyer.cookies.get('simport_guest')).not.toContain(old);
    // Somebody who planted it comes too late.
    shop.passSeconds(121);
    const thief = shop.buyer();
    thief.cookies.set('simport_guest', old);
    expect(await esimsOf(thief)).toEqual([]);
    const next = await buyAsGuest(buyer);
    expect(await esimsOf(buyer)).toEqual([next.completed.body.iccid, iccid]);
  });

  it('is replaced by the same one in all simultaneous calls of a page', async () => {
    const buyer = shop.buyer();
    const { old, iccid } = await boughtBefore(shop, buyer);
    const tabs = Array.from({ length: 8 }, () => shop.buyer());
    for (const tab of tabs) tab.cookies.set('simport_guest', old);
    const lists = await Promise.all(tabs.map(esimsOf));
    expect(lists).toEqual(tabs.map(() => [iccid]));
    for (const tab of tabs) expect(await esimsOf(tab)).toEqual([iccid]);
  });

  it('gets its prefix under https, and loses its old name', async () => {
    const buyer = atHttps();
    const { iccid } = await boughtBefore(safe, buyer);
    expect(await esimsOf(buyer)).toEqual([iccid]);
    expect([...buyer.cookies.keys()]).toEqual(['__Host-simport_guest']);
    expect(await esimsOf(buyer)).toEqual([iccid]);
  });

  it('works if its first use is a purchase', async () => {
    const buyer = shop.buyer();
    const { iccid } = await boughtBefore(shop, buyer);
    const next = await buyAsGuest(buyer);
    expect(await esimsOf(buyer)).toEqual([next.completed.body.iccid, iccid]);
  });
});

describe('the hint that somebody is signed in', () => {
  it('is bound to its host under https, beside the session', async () => {
    const buyer = atHttps();
    const { headers } = await buyer.signUp();
    const hint = headers.getSetCookie().find((line) => line.includes('signed_in'));
    expect(hint).toMatch(/^__Host-simport_signed_in=1; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/);
    await buyer.post('/api/auth/sign-out', {});
    expect(buyer.cookie).toBe('');
  });
});

describe('forgetting on this device', () => {
  it('removes the guest’s cookie and nothing else', async () => {
    const mia = shop.buyer();
    const { started } = await buyAsGuest(mia);
    await mia.signUp();
    const { status, headers } = await mia.post('/api/account/forget-device', {});
    expect(status).toBe(200);
    expect(headers.getSetCookie()).toHaveLength(1);
    expect(headers.getSetCookie()[0]).toMatch(/^simport_guest=;.*Max-Age=0;.*HttpOnly/);
    expect((await mia.user())?.email).toBe(mia.email);
    expect((await mia.get<{ count: number }>('/api/account/guest-purchases')).body.count).toBe(0);
    expect((await mia.order(started.order)).status).toBe('ready');
  });

  it('works for a browser with nothing to forget', async () => {
    const mia = shop.buyer();
    expect((await mia.post('/api/account/forget-device', {})).status).toBe(200);
    expect(await esimsOf(mia)).toEqual([]);
  });

  it('refuses requests from a foreign page', async () => {
    const mia = shop.buyer();
    await buyAsGuest(mia);
    const foreign = await mia.call(
      'POST',
      '/api/account/forget-device',
      {},
      { Origin: 'https://evil.example' },
    );
    expect([foreign.status, foreign.body.code]).toEqual([403, 'wrong_origin']);
    expect(await esimsOf(mia)).toHaveLength(1);
  });
});
