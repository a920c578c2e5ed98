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
  it('puts it into the account, once and again; the browser it was bought in goes on seeing it', async () => {
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

  it('takes it out of that browser when it is claimed there', async () => {
    const { completed, started } = await buyAsGuest(mia);
    await mia.signUp();
    expect((await claim(mia, started.order)).status).toBe(200);
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    await mia.post('/api/auth/sign-out', {});
    expect(await esimsOf(mia)).toEqual([]);
  });

  it('and when who claimed it elsewhere signs in there later', async () => {
    const { completed, started } = await buyAsGuest(mia);
    const phone = await shop.member();
    await claim(phone, started.order);
    await mia.signIn(phone.email);
    await join(mia);
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    await mia.post('/api/auth/sign-out', {});
    expect(await esimsOf(mia)).toEqual([]);
  });

  it('gives it back to its guest when the account that claimed it is deleted', async () => {
    const { completed, started } = await buyAsGuest(mia);
    await shop.drain();
    const other = await shop.member();
    await claim(other, started.order);
    const gone = await other.post('/api/account/delete', { email: other.email, password: PASSWORD });
    expect(gone.status).toBe(200);
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    expect((await mia.order(started.order)).owner).toBe('nobody');
  });

  it('shows on the order’s page, to each reader as far as it concerns them', async () => {
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

  it('needs somebody who is signed in', async () => {
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

  it('refuses what is in another account, in the words for what there is not', async () => {
    const { started } = await buyAsGuest(mia);
    await mia.signUp();
    await claim(mia, started.order);
    const other = await shop.member();
    const refused = await claim(other, started.order);
    const unknown = await claim(other, 'x'.repeat(48));
    expect([refused.status, refused.body]).toEqual([404, unknown.body]);
    expect(await esimsOf(mia)).toHaveLength(1);
  });

  it('refuses what nobody has paid', async () => {
    const begun = await mia.begin();
    await mia.signUp();
    expect((await claim(mia, begun.started.order)).status).toBe(404);
    await mia.post('/api/auth/sign-out', {});
    await mia.pay(begun.started);
    expect((await begun.complete()).status).toBe(200);
  });

  it('gives it to one of two who ask at once', async () => {
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

  it('takes it from an account that was made along with it and that nobody has entered', async () => {
    const { started, completed } = await buyAsGuest(mia, { create_account: true });
    await shop.drain();
    const other = await shop.member();
    expect((await claim(other, started.order)).status).toBe(200);
    expect(await esimsOf(other)).toEqual([completed.body.iccid]);
  });

  it('but not once its owner has chosen a password', async () => {
    const { started } = await buyAsGuest(mia, { create_account: true });
    const token = await shop.mailedToken(mia.email, '/reset-password');
    await mia.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    const other = await shop.member();
    expect((await claim(other, started.order)).status).toBe(404);
    await mia.signIn();
    expect(await esimsOf(mia)).toHaveLength(1);
  });

  it('is limited, so that nobody can try tokens for long', async () => {
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

describe('what was bought in a browser', () => {
  it('is counted and joined when somebody signs in there, whatever address it was bought with', async () => {
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

  it('is not shown there after joining and signing out', async () => {
    await buyAsGuest(mia);
    await mia.signUp();
    await join(mia);
    await mia.post('/api/auth/sign-out', {});
    expect(await esimsOf(mia)).toEqual([]);
  });

  it('stays what it was when somebody signs in and does not want it', async () => {
    const { completed } = await buyAsGuest(mia);
    await mia.signUp();
    await count(mia);
    await mia.post('/api/auth/sign-out', {});
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
  });

  it('cannot be joined from another browser, nor with a cookie of one’s own making', async () => {
    await buyAsGuest(mia);
    const thief = await shop.member();
    for (const cookie of [undefined, 'A'.repeat(43), "' or 1=1", '']) {
      if (cookie !== undefined) thief.cookies.set('simport_guest', cookie);
      expect(await count(thief)).toBe(0);
      expect((await join(thief)).body.joined).toBe(0);
    }
    expect(await esimsOf(thief)).toEqual([]);
  });

  it('is nobody’s to count or join who is not signed in', async () => {
    await buyAsGuest(mia);
    const counted = await mia.get('/api/account/guest-purchases');
    expect([counted.status, counted.body.code]).toEqual([401, 'unauthorized']);
    expect((await join(mia)).status).toBe(401);
  });

  it('that was given back is not offered as an eSIM, and nothing unpaid is touched', async () => {
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
