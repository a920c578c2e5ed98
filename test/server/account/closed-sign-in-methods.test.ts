import { beforeEach, describe, expect, it } from 'vitest';

import { type Buyer, PASSWORD } from '../../support/shop/buyer.ts';
import { GoogleWindow } from '../../support/shop/google-window.ts';
import { buyAsGuest, esimsOf } from '../../support/shop/guest.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let mia: Buyer;
let eve: Buyer;
beforeEach(() => {
  mia = shop.buyer();
  eve = shop.buyer();
});

const withGoogle = (who: Buyer, email: string, verified = false) =>
  new GoogleWindow(who, shop.baseUrl).signIn({ name: 'Kim', email, ...(verified && { verified: 'yes' }) });

/** The token of the password link mailed to an address. */
async function linkTo(address: string): Promise<string> {
  await mia.post('/api/auth/request-password-reset', { email: address });
  return shop.mailedToken(address, '/reset-password');
}

const reset = async (token: string, newPassword: string) =>
  mia.post('/api/auth/reset-password', { token, newPassword });

describe('choosing a new password', () => {
  it('removes a Google account whose address Google did not verify', async () => {
    const { completed } = await buyAsGuest(mia);
    await withGoogle(eve, mia.email);
    expect(await eve.user()).toMatchObject({ email: mia.email, emailVerified: false });

    await reset(await linkTo(mia.email), PASSWORD);
    expect(await eve.user()).toBeNull();
    expect((await withGoogle(eve, mia.email)).error?.code).toBe('account_not_linked');
    expect(await esimsOf(eve)).toEqual([]);

    await mia.signIn();
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
  });

  it('keeps a Google account whose address Google verified', async () => {
    await withGoogle(mia, mia.email, true);
    const before = await mia.user();
    await reset(await linkTo(mia.email), PASSWORD);
    expect(await mia.user()).toBeNull();
    await withGoogle(mia, mia.email, true);
    expect(await mia.user()).toEqual({ ...before, updatedAt: expect.any(String) });
  });

  it('ends the sessions of the old password, even those made meanwhile', async () => {
    await mia.signUp();
    const token = await linkTo(mia.email);
    const thieves = Array.from({ length: 8 }, () => shop.buyer());
    const entering = thieves.map(async (thief, index) => {
      await shop.deps.pause(index);
      await thief.signIn(mia.email);
    });
    await reset(token, 'battery staple');
    await Promise.all(entering);
    for (const thief of thieves) expect(await thief.user()).toBeNull();
    expect((await mia.signIn(mia.email, 'battery staple')).status).toBe(200);
    expect(await mia.user()).toMatchObject({ emailVerified: true });
  });
});
