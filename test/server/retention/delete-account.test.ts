import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { userTable } from '../../../src/server/identity/tables.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { type Buyer, PASSWORD } from '../../support/shop/buyer.ts';
import { GoogleWindow } from '../../support/shop/google-window.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const remove = (who: Buyer, email = who.email, password = PASSWORD) =>
  who.post<{ deleted: true }>('/api/account/delete', { email, password });

const exists = async (email: string) =>
  (await shop.deps.db.db.select().from(userTable).where(eq(userTable.email, email))).length > 0;

describe('deleting one’s account', () => {
  it('removes the sign-in and all personal data, and leaves the books', async () => {
    const mia = await shop.member();
    const phone = shop.buyer();
    await phone.signIn(mia.email);
    const bearer = await phone.bearer();
    const bought = await mia.buy(await mia.plan('JP'));
    await shop.settle();
    expect((await remove(mia)).body).toEqual({ deleted: true });

    expect(await phone.user()).toBeNull();
    expect((await phone.call('GET', '/api/esims', undefined, bearer)).status).toBe(401);
    expect((await shop.buyer().signIn(mia.email)).body.code).toBe('USER_NOT_FOUND');
    expect((await mia.get(`/api/orders/${bought.started.order}`)).status).toBe(404);
    const purchase = await shop.purchaseOf(bought);
    expect(purchase).toMatchObject({ userId: null, email: '', fullName: '', state: 'delivered' });
    expect(purchase.priceCents).toBeGreaterThan(0);
    const { rows } = await shop.deps.db.db.execute<{ text: string }>(
      sql`select row_to_json(m)::text as text from outbound_mail m`,
    );
    expect(JSON.stringify(rows)).not.toContain(mia.email);
  });

  it('frees the address for a new account without the old data', async () => {
    const mia = await shop.member();
    await mia.buy();
    await shop.settle();
    await remove(mia);
    const again = shop.buyer();
    expect((await again.signUp(mia.email)).status).toBe(200);
    const link = await shop.mailedToken(mia.email, '/verify-email');
    await again.get(`/api/auth/verify-email?token=${link}`);
    expect((await again.get('/api/esims')).body).toMatchObject({
      known: false,
      esims: [],
      waiting: [],
    });
  });

  it.each([
    ['another address', (mia: Buyer) => remove(mia, 'leo@example.com'), 'bad_request'],
    ['a wrong password', (mia: Buyer) => remove(mia, mia.email, 'a guess'), 'wrong_password'],
    ['no password', (mia: Buyer) => remove(mia, mia.email, ''), 'wrong_password'],
  ])('is refused with %s', async (_what, ask, code) => {
    const mia = await shop.member();
    const { status, body } = await ask(mia);
    expect([status, body.code]).toEqual([400, code]);
    expect(await exists(mia.email)).toBe(true);
  });

  it('needs no password if there is none', async () => {
    const ada = shop.buyer();
    await new GoogleWindow(ada, shop.baseUrl).signIn({ person: 'ada' });
    expect((await remove(ada, 'ada@traveller.example', '')).status).toBe(200);
    expect(await exists('ada@traveller.example')).toBe(false);
  });

  it('waits for an order in progress', async () => {
    const mia = await shop.member();
    await shop.world.fault({ party: 'esim-go', method: 'POST', effect: 'status', status: 403, times: 50 });
    await mia.beginAndPay().then(({ complete }) => complete());
    const refused = await remove(mia);
    expect([refused.status, refused.body.code]).toEqual([409, 'order_under_way']);
    expect((await mia.user())?.email).toBe(mia.email);
    await shop.world.clearFaults();
    await shop.later(120);
    expect((await remove(mia)).status).toBe(200);
  });

  it('leaves a checkout that is still open to end by itself', async () => {
    const mia = await shop.member();
    const begun = await mia.begin();
    expect((await remove(mia)).status).toBe(200);
    expect((await shop.purchaseOf(begun)).userId).toBeNull();
  });
});

describe('an account nobody comes back to', () => {
  const YEAR = 365 * 24 * 3600;
  const erase = () => shop.handlers['retention.erase']({});

  it('is deleted two years after its owner’s last visit', async () => {
    const mia = await shop.member();
    await mia.buy(await mia.plan('FR'));
    await shop.settle();
    shop.passSeconds(1.9 * YEAR);
    await erase();
    expect(await exists(mia.email)).toBe(true);

    await shop.buyer().signIn(mia.email);
    shop.passSeconds(1.9 * YEAR);
    await erase();
    expect(await exists(mia.email)).toBe(true);

    shop.passSeconds(0.2 * YEAR);
    await erase();
    expect(await exists(mia.email)).toBe(false);
    const left = await shop.deps.db.db.select().from(purchaseTable).where(eq(purchaseTable.email, mia.email));
    expect(left).toEqual([]);
  });
});
