import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { esimTable } from '../../../../src/server/esims/tables.ts';
import { REVOKING } from '../../../support/outside/calls.ts';
import type { Buyer } from '../../../support/shop/buyer.ts';
import { buyAsGuest, esimsOf } from '../../../support/shop/guest.ts';
import { startTestShop } from '../../../support/shop/shop.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let mia: Buyer;
let eve: Buyer;
beforeEach(() => {
  [mia, eve] = [shop.buyer(), shop.buyer()];
});

interface Asked {
  status: string;
  sent_to: string;
  hours: number;
}

const SUBJECT = 'Return this eSIM?';

/** Bought by a guest; somebody who was sent the order's link claimed it for their account. */
async function claimed() {
  const bought = await buyAsGuest(mia);
  await shop.drain();
  await eve.signUp();
  expect((await eve.post('/api/account/claim', { order: bought.started.order })).status).toBe(200);
  return { ...bought, esim: bought.completed.body.esim_id };
}

const giveBack = (who: Buyer, esim: string) => who.post<Asked>(`/api/esims/${esim}/refund`, {});
const confirm = (token: string) => shop.buyer().post<{ status: string }>('/api/returns/confirm', { token });

async function mailsAsking(to: string) {
  await shop.drain();
  return (await shop.world.mailbox(to)).filter(({ subject }) => subject === SUBJECT);
}

/** The secret in the newest link. */
async function mailedLink(to: string): Promise<string> {
  const [mail] = await mailsAsking(to);
  const token = /\/confirm-return#(\S+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('no link was mailed');
  return token;
}

describe('a return requested on an order’s page by an unknown visitor', () => {
  const askFor = (order: string) => shop.buyer().post<Asked>(`/api/orders/${order}/return`, {});

  it('is confirmed from the mailbox of the purchase, on any device', async () => {
    const bought = await buyAsGuest(mia);
    await shop.drain();
    const { order } = bought.started;
    const asked = await askFor(order);
    expect([asked.status, asked.body]).toEqual([
      202,
      { status: 'confirm', sent_to: 'm***@example.com', hours: 24 },
    ]);
    expect((await mia.order(order)).status).toBe('ready');
    const token = await mailedLink(mia.email);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { status: 'refunding' } });
    await shop.settle();
    expect((await mia.order(order)).status).toBe('refunded');
    expect((await shop.world.books(bought)).refunds).toHaveLength(1);
    expect((await confirm(token)).status).toBe(404);
    expect((await askFor(order)).body).toMatchObject({ code: 'not_refundable' });
  });

  it('is impossible for an invented order', async () => {
    const { order } = (await buyAsGuest(mia)).started;
    for (const made of ['made-up', `${order.slice(0, -4)}AAAA`])
      expect((await askFor(made)).status).toBe(404);
  });

  it('ends together with its link if somebody has claimed the order since', async () => {
    const bought = await buyAsGuest(mia);
    await shop.drain();
    await askFor(bought.started.order);
    const token = await mailedLink(mia.email);
    await eve.signUp();
    await eve.post('/api/account/claim', { order: bought.started.order });
    expect((await confirm(token)).status).toBe(404);
  });
});

describe('a return requested by an account with another address', () => {
  it('waits for the confirmation from the purchase’s mailbox; the link returns it, once', async () => {
    const bought = await claimed();
    const asked = await giveBack(eve, bought.esim);
    expect([asked.status, asked.body]).toEqual([
      202,
      { status: 'confirm', sent_to: `m***@example.com`, hours: 24 },
    ]);
    await shop.settle();
    expect((await mia.order(bought.started.order)).status).toBe('ready');
    expect(await mailsAsking(eve.email)).toEqual([]);
    const token = await mailedLink(mia.email);
    const read = await shop.buyer().post<{ number: string }>('/api/returns/read', { token });
    expect(read.body.number).toBe((await mia.order(bought.started.order)).number);
    expect((await mia.order(bought.started.order)).status).toBe('ready');

    expect(await confirm(token)).toMatchObject({ status: 200, body: { status: 'refunding' } });
    await shop.settle();
    expect(await mia.order(bought.started.order)).toMatchObject({
      status: 'refunded',
      refund_cause: 'returned_by_you',
    });
    expect((await shop.world.books(bought)).refunds).toHaveLength(1);
    expect((await confirm(token)).status).toBe(404);
  });

  it('cannot be confirmed by a GET, nor by a forged, used or old link', async () => {
    const bought = await claimed();
    await giveBack(eve, bought.esim);
    const token = await mailedLink(mia.email);
    for (const path of ['/api/returns/confirm', '/api/returns/read']) {
      expect((await shop.buyer().get(`${path}?token=${token}`)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await confirm('made-up')).status).toBe(404);
    await giveBack(eve, bought.esim);
    const newer = await mailedLink(mia.email);
    expect(newer).not.toBe(token);
    expect((await confirm(token)).status).toBe(404);
    shop.passSeconds(24 * 3600 + 1);
    expect((await confirm(newer)).status).toBe(404);
    shop.passSeconds(-(24 * 3600 + 1));
    await shop.settle();
    expect((await mia.order(bought.started.order)).status).toBe('ready');
  });

  it('counts from its request, and refunds nothing if the plan was used meanwhile', async () => {
    const bought = await claimed();
    shop.passSeconds(23 * 3600);
    expect((await giveBack(eve, bought.esim)).status).toBe(202);
    const token = await mailedLink(mia.email);
    shop.passSeconds(2 * 3600);
    await shop.world.control('usage', { iccid: bought.completed.body.iccid, megabytes: 5 });
    const { status, body } = await confirm(token);
    expect([status, body.code]).toEqual([409, 'not_refundable']);
    shop.passSeconds(-25 * 3600);
  });

  it('is granted within a day of the request, even if the policy’s hours are over by then', async () => {
    const bought = await claimed();
    shop.passSeconds(23 * 3600);
    await giveBack(eve, bought.esim);
    const token = await mailedLink(mia.email);
    shop.passSeconds(2 * 3600);
    expect((await confirm(token)).status).toBe(200);
    shop.passSeconds(-25 * 3600);
  });

  it('is granted once, even if the link is pressed several times at once, and after a broken call', async () => {
    const bought = await claimed();
    await giveBack(eve, bought.esim);
    const token = await mailedLink(mia.email);
    await shop.world.fault({ ...REVOKING, effect: 'cut-before' });
    expect((await confirm(token)).status).toBe(502);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await shop.settle();
    expect((await shop.world.books(bought)).refunds).toHaveLength(1);
  });

  it('cannot be used to flood a mailbox', async () => {
    const own = await startTestShop({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const [guest, other] = [own.buyer(), own.buyer()];
      const { started, completed } = await buyAsGuest(guest);
      await other.signUp();
      await other.post('/api/account/claim', { order: started.order });
      const answers: number[] = [];
      for (let asked = 0; asked < 5; asked++)
        answers.push((await giveBack(other, completed.body.esim_id)).status);
      expect(answers).toEqual([202, 202, 202, 429, 429]);
    } finally {
      await own.stop();
    }
  });

  it('ends if the requesting account is deleted', async () => {
    const bought = await claimed();
    await giveBack(eve, bought.esim);
    const token = await mailedLink(mia.email);
    expect(
      (await eve.post('/api/account/delete', { email: eve.email, password: 'correct horse' })).status,
    ).toBe(200);
    expect((await confirm(token)).status).toBe(404);
    expect(await esimsOf(mia)).toHaveLength(1);
  });

  it('needs no confirmation from a verified address or the guest’s own browser', async () => {
    const first = await buyAsGuest(mia);
    expect((await giveBack(mia, first.completed.body.esim_id)).status).toBe(200);
    const second = await buyAsGuest(mia);
    await mia.signUp(mia.email);
    const unverified = await mia.post('/api/account/claim', { order: second.started.order });
    expect(unverified.status).toBe(200);
    expect((await giveBack(mia, second.completed.body.esim_id)).status).toBe(202);
    const token = await shop.mailedToken(mia.email, '/verify-email');
    await mia.get(`/api/auth/verify-email?token=${token}`);
    expect((await mia.user())?.emailVerified).toBe(true);
    expect((await giveBack(mia, second.completed.body.esim_id)).status).toBe(200);
  });
});

describe('the page of an order', () => {
  it('stops showing codes thirty days after the eSIM was installed, and the account goes on', async () => {
    const bought = await claimed();
    const page = () => mia.order(bought.started.order);
    expect((await page()).esim).toMatchObject({
      codes_hidden: false,
      activation: expect.any(Object) as object,
    });
    shop.passSeconds(40 * 86_400);
    // Never installed: the traveller still needs them.
    expect((await page()).esim?.activation).not.toBeNull();
    const day = (days: number) => new Date(shop.deps.now().getTime() - days * 86_400_000);
    const installed = (at: Date) =>
      shop.deps.db.db
        .update(esimTable)
        .set({ firstInstalledAt: at })
        .where(eq(esimTable.iccid, bought.completed.body.iccid));
    await installed(day(29));
    expect((await page()).esim?.activation).not.toBeNull();
    await installed(day(30));
    expect((await page()).esim).toMatchObject({ codes_hidden: true, activation: null });
    for (const who of [mia, eve]) {
      expect((await who.get(`/api/esims/${bought.esim}/activation`)).status).toBe(200);
    }
    shop.passSeconds(-40 * 86_400);
  });
});
