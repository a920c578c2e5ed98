import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { type Buyer, PASSWORD } from '../../support/shop/buyer.ts';
import { GoogleWindow } from '../../support/shop/google-window.ts';
import { buyAsGuest, esimsOf } from '../../support/shop/guest.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
/** The victim in most tests, in her own browser. */
let mia: Buyer;
beforeEach(() => {
  mia = shop.buyer();
});

async function verify(who: Buyer, address = who.email) {
  const token = await shop.mailedToken(address, '/verify-email');
  return who.get(`/api/auth/verify-email?token=${token}`);
}

/** The owner of the mailbox does it, in any browser. */
async function resetPassword(who: Buyer, address = who.email, newPassword = PASSWORD) {
  await who.post('/api/auth/request-password-reset', { email: address });
  const token = await shop.mailedToken(address, '/reset-password');
  return who.post('/api/auth/reset-password', { token, newPassword });
}

describe('a guest’s purchases join their account', () => {
  it('once its address is verified, and not before', async () => {
    const { completed } = await buyAsGuest(mia);
    const phone = shop.buyer();
    await phone.signUp(mia.email);
    expect(await esimsOf(phone)).toEqual([]);
    expect((await verify(phone, mia.email)).status).toBe(200);
    expect(await esimsOf(phone)).toEqual([completed.body.iccid]);
  });

  it('by choosing a new password', async () => {
    const { completed } = await buyAsGuest(mia);
    await mia.signUp();
    await resetPassword(mia);
    await mia.signIn(mia.email);
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
  });

  it('by signing in with Google, when Google vouches for the address', async () => {
    await buyAsGuest(mia);
    await new GoogleWindow(mia, shop.baseUrl).signIn({ name: 'Mia Larsen', email: mia.email });
    expect(await mia.user()).toMatchObject({ emailVerified: false });
    expect(await esimsOf(mia)).toEqual([]);
    const other = shop.buyer();
    const bought = await buyAsGuest(other);
    await new GoogleWindow(other, shop.baseUrl).signIn({ name: 'Ole', email: other.email, verified: 'yes' });
    expect(await esimsOf(other)).toEqual([bought.completed.body.iccid]);
  });

  it('in any spelling of the address, and again each time', async () => {
    await mia.signUp();
    await verify(mia);
    const first = await buyAsGuest(shop.buyer(), { email: mia.email.toUpperCase() });
    await mia.signIn();
    expect(await esimsOf(mia)).toEqual([first.completed.body.iccid]);
    const second = await buyAsGuest(shop.buyer(), { email: mia.email });
    await mia.signIn();
    expect(new Set(await esimsOf(mia))).toEqual(
      new Set([first.completed.body.iccid, second.completed.body.iccid]),
    );
  });

  it('and leave the browser that bought them, so that nobody else there sees them', async () => {
    await buyAsGuest(mia);
    await mia.signUp();
    await verify(mia);
    await mia.post('/api/auth/sign-out', {});
    expect(await esimsOf(mia)).toEqual([]);
  });

  it('but not during the payment: the buyer continues in their browser, and they join the next time', async () => {
    const begun = await mia.begin();
    const owner = shop.buyer();
    await owner.signUp(mia.email);
    await verify(owner, mia.email);
    await mia.pay(begun.started);
    const { status, body } = await begun.complete();
    expect(status).toBe(200);
    expect(await esimsOf(owner)).toEqual([]);
    await owner.signIn(mia.email);
    expect(await esimsOf(owner)).toEqual([body.iccid]);
  });

  it('while an eSIM is being made', async () => {
    await mia.signUp();
    await shop.drain();
    const guest = shop.buyer();
    const begun = await guest.beginAndPay(undefined, {
      billing_details: { fullName: 'Mia Larsen', email: mia.email },
    });
    const [completed] = await Promise.all([begun.complete(), verify(mia)]);
    expect(completed.status).toBe(200);
    await mia.signIn();
    await shop.settle();
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    expect((await shop.purchaseOf(begun)).state).toBe('delivered');
    expect((await shop.world.books(begun)).charges).toMatchObject([{ refunded: false }]);
  });

  it('once, however many sign in at the same time', async () => {
    const { completed } = await buyAsGuest(mia);
    await mia.signUp();
    await verify(mia);
    const phones = [shop.buyer(), shop.buyer(), shop.buyer()];
    await Promise.all(phones.map((phone) => phone.signIn(mia.email)));
    for (const phone of phones) expect(await esimsOf(phone)).toEqual([completed.body.iccid]);
  });
});

describe('somebody who signs up with the address of another', () => {
  it('never sees what that person bought before', async () => {
    await buyAsGuest(mia);
    const thief = shop.buyer();
    await thief.signUp(mia.email);
    expect(await esimsOf(thief)).toEqual([]);
    await thief.signIn(mia.email);
    expect(await esimsOf(thief)).toEqual([]);
    expect(await countOf(thief)).toBe(0);
  });

  it('never sees what that person buys later, with or without the box checked', async () => {
    const thief = shop.buyer();
    await thief.signUp(mia.email);
    const plain = await buyAsGuest(mia);
    const withAccount = await buyAsGuest(mia, { create_account: true });
    await shop.drain();
    await thief.signIn(mia.email);
    expect(await esimsOf(thief)).toEqual([]);
    expect(new Set(await esimsOf(mia))).toEqual(
      new Set([plain.completed.body.iccid, withAccount.completed.body.iccid]),
    );
  });

  it('gets no access from that person’s click on the verification link', async () => {
    await buyAsGuest(mia);
    const thief = shop.buyer();
    await thief.signUp(mia.email);
    expect(await verify(mia)).toMatchObject({ status: 401, body: { code: 'SIGN_IN_FIRST' } });
    const own = await shop.member();
    expect((await verify(own, mia.email)).status).toBe(403);
    expect(await thief.user()).toMatchObject({ emailVerified: false });
    expect(await esimsOf(thief)).toEqual([]);
  });

  it('loses session, ID token and password when that person chooses a password', async () => {
    const { completed } = await buyAsGuest(mia);
    const thief = shop.buyer();
    await thief.signUp(mia.email, 'the thief’s own');
    const bearer = await thief.bearer();
    await resetPassword(mia);

    expect(await thief.user()).toBeNull();
    expect(await esimsOf(thief)).toEqual([]);
    const withToken = await thief.call('GET', '/api/esims', undefined, bearer);
    expect([withToken.status, withToken.body.code]).toEqual([401, 'unauthorized']);
    const joining = await thief.call('POST', '/api/account/join', {}, bearer);
    expect(joining.status).toBe(401);
    expect((await thief.signIn(mia.email, 'the thief’s own')).body.code).toBe('WRONG_PASSWORD');

    await mia.signIn();
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
  });

  it('has no working link left after it', async () => {
    const thief = shop.buyer();
    await thief.signUp(mia.email);
    const verification = await shop.mailedToken(mia.email, '/verify-email');
    await mia.post('/api/auth/request-password-reset', { email: mia.email });
    const first = await shop.mailedToken(mia.email, '/reset-password');
    await resetPassword(mia);
    const again = await thief.post('/api/auth/reset-password', { token: first, newPassword: 'again mine' });
    expect(again.body.code).toBe('INVALID_TOKEN');
    expect((await thief.get(`/api/auth/verify-email?token=${verification}`)).status).toBe(401);
  });

  it('gets nothing from Google either: an unverified account is not linked', async () => {
    const thief = shop.buyer();
    await thief.signUp(mia.email);
    const { completed } = await buyAsGuest(mia);
    await new GoogleWindow(mia, shop.baseUrl).signIn({
      name: 'Mia Larsen',
      email: mia.email,
      verified: 'yes',
    });
    expect(await esimsOf(thief)).toEqual([]);
    expect(await mia.user()).toBeNull();
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
  });
});

it('a guest who types another’s address with the box checked gets no way into the account that is made', async () => {
  const prankster = shop.buyer();
  await buyAsGuest(prankster, { email: mia.email, create_account: true });
  await shop.drain();
  expect((await prankster.signIn(mia.email)).body.code).toBe('NO_PASSWORD');
  expect((await prankster.signUp(mia.email)).status).toBe(422);
  const earlier = await buyAsGuest(mia);
  expect(await esimsOf(prankster)).not.toContain(earlier.completed.body.iccid);

  await resetPassword(mia);
  await mia.signIn();
  expect(await esimsOf(mia)).toContain(earlier.completed.body.iccid);
});

it('an account whose address is not verified sees what its owner bought while signed in, and nothing else', async () => {
  await buyAsGuest(mia);
  await mia.signUp();
  const begun = await mia.beginAndPay(undefined, { is_guest: false });
  const { body } = await begun.complete();
  expect(await esimsOf(mia)).toEqual([body.iccid]);
});

it('nothing queries the database past a transaction of the sign-in library', async () => {
  await buyAsGuest(mia, { create_account: true });
  await resetPassword(mia);
  await mia.signIn();
  const complaints = shop.logged.filter((line) => /inside a transaction|unexpected error/.test(line));
  expect(complaints).toEqual([]);
  const { rows } = await shop.deps.db.db.execute(sql`select 1 as alive`);
  expect(rows).toEqual([{ alive: 1 }]);
});

async function countOf(who: Buyer): Promise<number> {
  return (await who.get<{ count: number }>('/api/account/guest-purchases')).body.count;
}
