import { beforeEach, describe, expect, it } from 'vitest';

import { refundEnds } from '../../../../src/domain/orders/refund-policy.ts';
import { CONSENT_VERSION } from '../../../../src/domain/promise/withdrawal-consent.ts';
import { refundPolicyOf } from '../../../../src/server/core/settings/refund-promise.ts';
import { OF_ADDRESS } from '../../../../src/server/http/limit-calls.ts';
import { countedBefore } from '../../../support/database/behind-the-shop.ts';
import type { Buyer } from '../../../support/shop/buyer.ts';
import { startTestShop } from '../../../support/shop/shop.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';
import { LINK, withdrawing } from './withdrawing.ts';

const shop = useTestShop({ env: { WITHDRAWAL: 'on' } });
const { ask, buy, confirm, mailedToken, pass, read, rowOf } = withdrawing(shop);

async function signedUp(): Promise<Buyer> {
  const other = shop.buyer();
  await other.signUp();
  return other;
}

let mia: Buyer;
beforeEach(() => {
  mia = shop.buyer();
});

describe('an order by its number', () => {
  it('is found at once only for the browser that bought it', async () => {
    const bought = await buy(mia);
    const { status, body } = await ask(mia, bought.number);
    expect(status).toBe(200);
    expect((await read(body.token ?? '')).body.contract.number).toBe(bought.number);
    const other = shop.buyer();
    await other.signUp();
    for (const who of [shop.buyer(), other]) expect((await ask(who, bought.number)).status).toBe(202);
  });

  it('is listed only for its known buyer, while a withdrawal is possible', async () => {
    const bought = await buy(mia);
    const listed = async (who: Buyer) =>
      (await who.get<{ contracts: { number: string; token: string }[] }>('/api/withdrawals/own')).body
        .contracts;
    const [one, ...others] = await listed(mia);
    expect([one?.number, others]).toEqual([bought.number, []]);
    for (const who of [shop.buyer(), await signedUp()]) expect(await listed(who)).toEqual([]);
    expect((await read(one?.token ?? '')).body.contract.number).toBe(bought.number);
    await confirm(one?.token ?? '', mia.email);
    expect(await listed(mia)).toEqual([]);
    await buy(mia);
    expect(await listed(mia)).toHaveLength(1);
    pass(20 * 86_400);
    expect(await listed(mia)).toEqual([]);
  });

  it('gives a stranger the same answer whether or not it exists or has that address', async () => {
    const bought = await buy(mia);
    const links = async () => (await shop.subjectsTo(mia.email)).filter((subject) => subject === LINK);
    const answers = [
      await ask(shop.buyer(), bought.number, 'somebody.else@example.com'),
      await ask(shop.buyer(), 'SP-7F3K-92QD', mia.email),
      await ask(shop.buyer(), 'no number at all', mia.email),
      await ask(shop.buyer(), bought.number),
    ];
    expect(await links()).toEqual([]);
    answers.push(await ask(shop.buyer(), bought.number, mia.email));
    for (const { status, body } of answers)
      expect([status, body]).toEqual([202, { status: 'mailed', days: 7 }]);
    expect(await links()).toHaveLength(1);
    expect(await shop.subjectsTo('somebody.else@example.com')).toEqual([]);
  });

  it('mails a link for a week, and the withdrawal counts from the request', async () => {
    const bought = await buy(mia);
    const { paidAt } = await shop.purchaseOf(bought);
    const end = refundEnds(paidAt ?? new Date(), refundPolicyOf(shop.deps.settings));
    pass((end.getTime() - shop.deps.now().getTime()) / 1000 - 60);
    expect((await ask(shop.buyer(), bought.number, mia.email.toUpperCase())).status).toBe(202);
    const token = await mailedToken(mia.email, LINK);
    const asked = shop.deps.now();
    pass(7 * 86_400 - 60);
    const done = await confirm(token, mia.email);
    expect(done.body.contract.withdrawal).toMatchObject({ status: 'refunding' });
    const row = await rowOf(bought);
    expect(row?.begunAt.getTime()).toBeLessThanOrEqual(asked.getTime());
    expect(row?.receivedAt.getTime()).toBeGreaterThan(end.getTime());
    pass(120);
    expect((await read(token)).status).toBe(404);
  });

  it('cannot be used to flood a mailbox or to guess numbers', async () => {
    const own = await startTestShop({ env: { WITHDRAWAL: 'on', RATE_LIMIT_SCALE: '1' } });
    try {
      const guest = own.buyer();
      const plan = await guest.plan();
      const begun = await guest.beginAndPay(plan, { withdrawal_consent: CONSENT_VERSION });
      await begun.complete();
      await own.drain();
      const { number } = await guest.order(begun.started.order);
      const statuses: number[] = [];
      for (let asked = 0; asked < 6; asked++) {
        if (asked === 4) await countedBefore(own.deps, OF_ADDRESS['withdrawal question'], 199);
        const body = { number, email: guest.email };
        statuses.push((await own.buyer().post('/api/withdrawals/ask', body)).status);
        await own.drain();
      }
      expect(statuses.filter((status) => status === 202)).toHaveLength(5);
      expect(statuses.at(-1)).toBe(429);
      expect((await own.subjectsTo(guest.email)).filter((subject) => subject === LINK)).toHaveLength(3);
    } finally {
      await own.stop();
    }
  });
});

describe('a shop that does not serve the right', () => {
  it('has no such pages or calls', async () => {
    const own = await startTestShop();
    try {
      const guest = own.buyer();
      const { started } = await guest.buy();
      await own.drain();
      const [mail] = await own.world.mailbox(guest.email);
      expect(mail?.text).not.toContain('/withdraw');
      for (const path of ['ask', 'read', 'confirm']) {
        const { status, body } = await guest.post<{ reason: string }>(`/api/withdrawals/${path}`, {
          token: 'x',
          number: 'x',
        });
        expect([status, body.reason]).toEqual([404, 'no_api_address']);
      }
      expect(await guest.order(started.order)).toMatchObject({ withdraw_until: null, withdrawn_at: null });
      expect((await own.purchaseOf({ started })).withdrawalConsentAt).toBeNull();
    } finally {
      await own.stop();
    }
  });
});
