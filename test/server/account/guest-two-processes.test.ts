import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Shop } from '../../../src/server/shop.ts';
import { PASSWORD } from '../../support/shop/buyer.ts';
import { buyAsGuest, esimsOf } from '../../support/shop/guest.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

// PGlite serves one process.
describe.runIf(process.env['TEST_DATABASE_URL'])('guests at two processes on one database', () => {
  const shop = useTestShop();
  let other: Shop;
  beforeAll(async () => {
    other = await shop.twin();
  });
  afterAll(() => other.close(1000));

  const users = async (address: string) => {
    const { rows } = await shop.deps.db.db.execute(sql`select id from "user" where email = ${address}`);
    return rows.length;
  };

  it('get one account and one mail, whichever processes do the job', async () => {
    const mia = shop.buyer();
    const { completed, ...begun } = await buyAsGuest(mia, { create_account: true });
    const { id: purchaseId } = await shop.purchaseOf(begun);
    const welcome = ({ handlers }: Pick<Shop, 'handlers'>) => handlers['account.welcome']({ purchaseId });
    await Promise.all([shop, other, shop, other].map(welcome));
    expect(await users(mia.email)).toBe(1);
    expect((await shop.subjectsTo(mia.email)).filter((subject) => /account/.test(subject))).toEqual([
      'Your account is ready for a password',
    ]);
    mia.app = other.app;
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
  });

  it('get one account for two purchases at once, one at each', async () => {
    const mia = shop.buyer();
    const both = [
      await buyAsGuest(mia, { create_account: true }),
      await buyAsGuest(mia, { create_account: true }),
    ];
    const [one = '', two = ''] = await Promise.all(
      both.map(async (begun) => (await shop.purchaseOf(begun)).id),
    );
    await Promise.all([
      shop.handlers['account.welcome']({ purchaseId: one }),
      other.handlers['account.welcome']({ purchaseId: two }),
    ]);
    expect(await users(mia.email)).toBe(1);
    expect(
      (await shop.subjectsTo(mia.email)).filter((subject) => /account/.test(subject)).toSorted(),
    ).toEqual(['Add this purchase to your account', 'Your account is ready for a password']);
  });

  it('get one account if somebody signs up at one while the other makes it', async () => {
    for (let round = 0; round < 5; round++) {
      const mia = shop.buyer();
      const begun = await mia.beginAndPay(undefined, { attempt_id: randomUUID(), create_account: true });
      await begun.complete();
      const { id: purchaseId } = await shop.purchaseOf(begun);
      const thief = shop.buyer();
      thief.app = other.app;
      const [signedUp] = await Promise.all([
        thief.signUp(mia.email),
        shop.handlers['account.welcome']({ purchaseId }),
      ]);
      expect([200, 422]).toContain(signedUp.status);
      expect(await users(mia.email)).toBe(1);
      expect(await esimsOf(thief)).toEqual([]);
    }
  });

  it('claim, join and forget at one process what was bought at the other', async () => {
    const guest = shop.buyer();
    const first = await buyAsGuest(guest);
    const second = await buyAsGuest(guest);
    guest.app = other.app;
    await guest.signUp(guest.email, PASSWORD);
    const claims = [guest, guest].map((who) =>
      who.post('/api/account/claim', { order: first.started.order }),
    );
    expect((await Promise.all(claims)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await guest.post<{ joined: number }>('/api/account/join', {})).body.joined).toBe(1);
    guest.app = shop.app;
    expect(new Set(await esimsOf(guest))).toEqual(
      new Set([first.completed.body.iccid, second.completed.body.iccid]),
    );
  });
});
