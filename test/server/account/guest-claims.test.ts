import { beforeEach, describe, expect, it } from 'vitest';

import { ORDERING } from '../../support/outside/calls.ts';
import { type Buyer, PASSWORD } from '../../support/shop/buyer.ts';
import { buyAsGuest, esimsOf } from '../../support/shop/guest.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '1' } });
let mia: Buyer;
beforeEach(() => {
  mia = shop.buyer();
  // Each test is in another hour.
  shop.passSeconds(3601);
});

const claim = (who: Buyer, order: string) => who.post<{ claimed: boolean }>('/api/account/claim', { order });
const join = (who: Buyer) => who.post<{ joined: number }>('/api/account/join', {});
const count = async (who: Buyer) =>
  (await who.get<{ count: number }>('/api/account/guest-purchases')).body.count;

describe('claiming a purchase by its token', () => {
  it('adds it to the account, and again without effect; the browser that bought it still sees it', async () => {
    const { completed, started } = await buyAsGuest(mia);
    const phone = await shop.member();
    expect(await claim(phone, started.order)).toMatchObject({ status: 200, body: { claimed: true } });
    expect(await claim(phone, started.order)).toMatchObject({ status: 200, body: { claimed: true } });
    expect(await esimsOf(phone)).toEqual([completed.body.iccid]);
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    // A later sign-in to that account, whose address is another, does not take it away either.
    await phone.post('/api/auth/sign-out', {});
    await phone.signIn();
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    const codes = await mia.get(`/api/esims/${completed.body.esim_id}/activation`);
    expect(codes.status).toBe(200);
  });

  it('removes it from that browser if it is claimed there', async () => {
    const { completed, started } = await buyAsGuest(mia);
    await mia.signUp();
    expect((await claim(mia, started.order)).status).toBe(200);
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    await mia.post('/api/auth/sign-out', {});
    expect(await esimsOf(mia)).toEqual([]);
  });

  it('removes it from that browser if its claimer signs in there later', async () => {
    const { completed, started } = await buyAsGuest(mia);
    const phone = await shop.member();
    await claim(phone, started.order);
    await mia.signIn(phone.email);
    await join(mia);
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    await mia.post('/api/auth/sign-out', {});
    expect(await esimsOf(mia)).toEqual([]);
  });

  it('returns it to its guest if the claiming account is deleted', async () => {
    const { completed, started } = await buyAsGuest(mia);
    await shop.drain();
    const other = await shop.member();
    await claim(other, started.order);
    const gone = await other.post('/api/account/delete', { email: other.email, password: PASSWORD });
    expect(gone.status).toBe(200);
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    expect((await mia.order(started.order)).owner).toBe('nobody');
  });

  it('shows on the order’s page, to each reader as much as concerns them', async () => {
    const { started } = await buyAsGuest(mia, { create_account: true });
    await shop.drain();
    const [owner, other] = [shop.buyer(), shop.buyer()];
    await owner.signUp();
    await other.signUp();
    const seen = async () =>
      Promise.all([mia, owner, other].map(async (who) => (await who.order(started.order)).owner));
    expect(await seen()).toEqual(['nobody', 'nobody', 'nobody']);
    await claim(owner, started.order);
    expect(await seen()).toEqual(['another', 'you', 'another']);
  });

  it('needs a signed-in user', async () => {
    const { started } = await buyAsGuest(mia);
    expect((await claim(mia, started.order)).body.code).toBe('unauthorized');
    expect((await shop.purchaseOf({ started })).userId).toBeNull();
  });

  it.each([
    ['made up', () => 'x'.repeat(48)],
    ['empty', () => ''],
    ['an id alone', (id: string) => id],
    ['the id with another signature', (_id: string, token: string) => `${token.slice(0, -4)}AAAA`],
    ['another purchase with this signature', (_id: string, token: string) => `AAAA${token.slice(4)}`],
  ])('refuses a token that is %s', async (_what, make) => {
    const { started } = await buyAsGuest(mia);
    const { id } = await shop.purchaseOf({ started });
    await mia.signUp();
    const { status, body } = await claim(mia, make(id, started.order));
    expect([status, body.code]).toEqual([404, 'not_found']);
    expect((await shop.purchaseOf({ started })).userId).toBeNull();
  });

  it('refuses another account’s purchase as if it did not exist', async () => {
    const { started } = await buyAsGuest(mia);
    await mia.signUp();
    await claim(mia, started.order);
    const other = await shop.member();
    const refused = await claim(other, started.order);
    const unknown = await claim(other, 'x'.repeat(48));
    expect([refused.status, refused.body]).toEqual([404, unknown.body]);
    expect(await esimsOf(mia)).toHaveLength(1);
  });

  it('refuses an unpaid purchase', async () => {
    const begun = await mia.begin();
    await mia.signUp();
    expect((await claim(mia, begun.started.order)).status).toBe(404);
    await mia.post('/api/auth/sign-out', {});
    await mia.pay(begun.started);
    expect((await begun.complete()).status).toBe(200);
  });

  it('gives it to one of two who claim it at once', async () => {
    const [one, other] = [shop.buyer(), shop.buyer()];
    await one.signUp();
    await other.signUp();
    for (let round = 1; round <= 5; round++) {
      const { started } = await buyAsGuest(shop.buyer());
      const answers = await Promise.all([claim(one, started.order), claim(other, started.order)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      const seen = [await esimsOf(one), await esimsOf(other)];
      expect(seen.flat()).toHaveLength(round);
    }
  });

  it('takes it from an account made for it that nobody has used', async () => {
    const { started, completed } = await buyAsGuest(mia, { create_account: true });
    await shop.drain();
    const other = await shop.member();
    expect((await claim(other, started.order)).status).toBe(200);
    expect(await esimsOf(other)).toEqual([completed.body.iccid]);
  });

  it('leaves it there once that account’s owner has chosen a password', async () => {
    const { started } = await buyAsGuest(mia, { create_account: true });
    const token = await shop.mailedToken(mia.email, '/reset-password');
    await mia.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    const other = await shop.member();
    expect((await claim(other, started.order)).status).toBe(404);
    await mia.signIn();
    expect(await esimsOf(mia)).toHaveLength(1);
  });

  it('is limited, so that nobody can guess tokens', async () => {
    await mia.signUp();
    for (let tries = 0; tries < 30; tries++) expect((await claim(mia, `${tries}`)).status).toBe(404);
    const { status, headers, body } = await claim(mia, 'one more');
    expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // From any address, and without delaying anybody else.
    expect((await claim(mia, 'another')).status).toBe(429);
    const other = await shop.member();
    expect((await claim(other, 'mine')).status).toBe(404);
  });
});

describe('a browser’s purchases', () => {
  it('are counted and joined to the account of somebody who signs in there, whatever their address', async () => {
    const first = await buyAsGuest(mia, { email: 'work@example.com' });
    const second = await buyAsGuest(mia);
    await mia.signUp();
    expect(await esimsOf(mia)).toEqual([]);
    expect(await count(mia)).toBe(2);
    expect((await join(mia)).body.joined).toBe(2);
    expect(await count(mia)).toBe(0);
    expect((await join(mia)).body.joined).toBe(0);
    expect(new Set(await esimsOf(mia))).toEqual(
      new Set([first.completed.body.iccid, second.completed.body.iccid]),
    );
  });

  it('are hidden there after joining and signing out', async () => {
    await buyAsGuest(mia);
    await mia.signUp();
    await join(mia);
    await mia.post('/api/auth/sign-out', {});
    expect(await esimsOf(mia)).toEqual([]);
  });

  it('stay a guest’s if somebody signs in and declines them', async () => {
    const { completed } = await buyAsGuest(mia);
    await mia.signUp();
    await count(mia);
    await mia.post('/api/auth/sign-out', {});
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
  });

  it('cannot be joined from another browser, nor with a forged cookie', async () => {
    await buyAsGuest(mia);
    const thief = await shop.member();
    for (const cookie of [undefined, 'A'.repeat(43), "' or 1=1", '']) {
      if (cookie !== undefined) thief.cookies.set('simport_guest', cookie);
      expect(await count(thief)).toBe(0);
      expect((await join(thief)).body.joined).toBe(0);
    }
    expect(await esimsOf(thief)).toEqual([]);
  });

  it('cannot be counted or joined without signing in', async () => {
    await buyAsGuest(mia);
    const counted = await mia.get('/api/account/guest-purchases');
    expect([counted.status, counted.body.code]).toEqual([401, 'unauthorized']);
    expect((await join(mia)).status).toBe(401);
  });

  it('are not offered if they were returned, and unpaid ones stay untouched', async () => {
    await shop.world.fault({ ...ORDERING, effect: 'status', status: 400 });
    await mia.buy();
    await shop.drain();
    const begun = await mia.begin(undefined, { attempt_id: crypto.randomUUID() });
    await mia.signUp();
    expect(await count(mia)).toBe(0);
    await join(mia);
    expect((await shop.purchaseOf(begun)).userId).toBeNull();
  });
});
