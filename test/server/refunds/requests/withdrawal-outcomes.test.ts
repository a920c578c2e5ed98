import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { CONSENT_VERSION } from '../../../../src/domain/promise/withdrawal-consent.ts';
import { settle } from '../../../../src/server/payments/settle.ts';
import { purchaseTable } from '../../../../src/server/purchase/tables.ts';
import { refundPart } from '../../../../src/server/refunds/refund-part.ts';
import { requestRefund } from '../../../../src/server/refunds/request-refund.ts';
import { eraseOld } from '../../../../src/server/retention/erase-old.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { REFUNDING, REVOKING, SENDING_MAIL } from '../../../support/outside/calls.ts';
import type { Buyer } from '../../../support/shop/buyer.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';
import { type Played, WHOLESALERS } from '../../../support/shop/wholesaler.ts';
import { RECEIPT, withdrawing } from './withdrawing.ts';

const KINDNESS = { who: 'operator', why: 'a kindness', by: atCommandLine('test') } as const;
const shop = useTestShop({ env: { WITHDRAWAL: 'on' }, extra: ['slowSim'] });
const { ask, buy, confirm, mailedToken, pass, pay, read, rowOf, statusOf } = withdrawing(shop);

let mia: Buyer;
beforeEach(() => {
  mia = shop.buyer();
});

/** What the contract's page says about the money, at any time after the withdrawal. */
async function backBy(token: string) {
  const { amount, before } = (await read(token)).body.contract;
  return [amount.minor, before.minor];
}

async function goodwill(purchaseId: string, cents: number): Promise<void> {
  const request = {
    part: 'goodwill',
    cents,
    why: 'the network was down',
    by: atCommandLine('test'),
  } as const;
  await refundPart(shop.deps, purchaseId, request);
  await shop.settle();
}

describe('the amount that a withdrawal returns', () => {
  it('is the paid amount, from just before the withdrawal until its link is opened again', async () => {
    const bought = await buy(mia);
    const [charge] = (await shop.world.books(bought)).charges;
    const token = await mailedToken(mia.email, 'Your eSIM');
    expect(await backBy(token)).toEqual([charge?.amount, 0]);
    const done = await confirm(token, mia.email);
    expect(done.body.contract).toMatchObject({ amount: { minor: charge?.amount }, before: { minor: 0 } });
    expect(await backBy(token)).toEqual([charge?.amount, 0]);
    await shop.settle();
    expect(await statusOf(token)).toBe('refunded');
    expect(await backBy(token)).toEqual([charge?.amount, 0]);
    expect((await shop.world.books(bought)).refunds.map(({ amount }) => amount)).toEqual([charge?.amount]);
  });

  it('is the rest if a part was refunded before', async () => {
    const bought = await buy(mia);
    const [charge] = (await shop.world.books(bought)).charges;
    const paid = charge?.amount ?? 0;
    const { id } = await shop.purchaseOf(bought);
    await goodwill(id, 100);
    const token = await mailedToken(mia.email, 'Your eSIM');
    expect(await backBy(token)).toEqual([paid - 100, 100]);
    await confirm(token, mia.email);
    await shop.settle();
    expect(await backBy(token)).toEqual([paid - 100, 100]);
    const { refunds } = await shop.world.books(bought);
    expect(refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([100, paid - 100]);
  });

  it('is nothing if all of it was refunded as goodwill, and nobody has to wait', async () => {
    const bought = await buy(mia);
    const { id } = await shop.purchaseOf(bought);
    const [charge] = (await shop.world.books(bought)).charges;
    const paid = charge?.amount ?? 0;
    await goodwill(id, paid);
    const token = await mailedToken(mia.email, 'Your eSIM');
    await confirm(token, mia.email);
    expect(await statusOf(token)).toBe('refunded');
    expect(await backBy(token)).toEqual([0, paid]);
  });
});

describe('a withdrawal', () => {
  it('from a refunded or unpaid order is impossible', async () => {
    const bought = await buy(mia);
    const token = await mailedToken(mia.email, 'Your eSIM');
    await requestRefund(shop.deps, await shop.purchaseOf(bought), KINDNESS);
    expect((await read(token)).body.contract).toMatchObject({ why_not: 'returned', withdrawal: null });
    expect((await confirm(token, mia.email)).body.code).toBe('not_withdrawable');
    expect(await rowOf(bought)).toBeUndefined();

    const unpaid = await mia.begin(undefined, {
      attempt_id: randomUUID(),
      withdrawal_consent: CONSENT_VERSION,
    });
    const { number } = await mia.order(unpaid.started.order);
    const found = (await ask(mia, number)).body.token ?? '';
    expect((await read(found)).body.contract.why_not).toBe('not_paid');
    expect((await confirm(found, mia.email)).status).toBe(409);
  });

  it('from a paid order that is not placed yet ends it; nothing is ordered', async () => {
    const begun = await pay(mia);
    await settle(shop.deps, 'stripe', begun.started.payment_intent_id);
    await shop.loseJobs();
    const ordered = (await shop.world.ledger()).provider_orders.length;
    expect((await shop.purchaseOf(begun)).state).toBe('paid');
    const { number } = await mia.order(begun.started.order);
    const token = (await ask(mia, number)).body.token ?? '';
    const done = await confirm(token, mia.email);
    expect(done.body.contract.withdrawal).toMatchObject({ status: 'refunding' });
    await shop.settle();
    const order = await mia.order(begun.started.order);
    expect(order).toMatchObject({ status: 'refunded', refund_cause: 'withdrawn', esim: null });
    expect((await shop.world.books(begun)).refunds).toHaveLength(1);
    expect((await shop.world.ledger()).provider_orders).toHaveLength(ordered);
    const mail = (await shop.world.mailbox(mia.email)).find(({ subject }) =>
      subject.startsWith('Your money'),
    );
    expect(mail?.text).toContain('You withdrew before this eSIM was delivered.');
    expect(mail?.text).not.toMatch(/you returned|was returned/i);
    const { body } = await mia.get<{ returned: { refund_cause: string }[] }>('/api/esims');
    expect(body.returned.map(({ refund_cause: cause }) => cause)).toEqual(['withdrawn']);
  });

  it('from an order being placed is received, and continues once it has been delivered', async () => {
    await shop.world.control('provider', { orderProcessingMs: 600_000 });
    const begun = await pay(mia);
    expect((await begun.complete()).status).toBe(202);
    const { number, withdraw_until: until } = await mia.order(begun.started.order);
    expect(until).not.toBeNull();
    const token = (await ask(mia, number)).body.token ?? '';
    expect((await confirm(token, mia.email)).body.contract.withdrawal).toMatchObject({
      status: 'undelivered',
    });
    expect((await rowOf(begun))?.settledAt).toBeNull();
    expect(await shop.subjectsTo(mia.email)).toContain(RECEIPT);
    await shop.world.control('clock', { advance_seconds: 700 });
    await shop.world.control('provider', { orderProcessingMs: 0 });
    for (let step = 0; step < 5; step++) {
      pass(61);
      await shop.settle();
    }
    expect(await statusOf(token)).toBe('refunded');
    expect((await rowOf(begun))?.settledAt).not.toBeNull();
    expect((await shop.world.books(begun)).refunds).toHaveLength(1);
  });

  it('from a used plan is received and confirmed, and flagged for review instead of refunded', async () => {
    const bought = await buy(mia);
    await shop.world.control('usage', { iccid: bought.iccid, megabytes: 5 });
    const token = await mailedToken(mia.email, 'Your eSIM');
    const done = await confirm(token, mia.email);
    expect(done.body.contract.withdrawal).toMatchObject({ status: 'refused', refused: 'used' });
    await shop.settle();
    expect(await statusOf(token)).toBe('refused');
    expect((await shop.purchaseOf(bought)).needsReview).toBe(
      'withdrawn from, and not refunded by itself: used',
    );
    expect((await shop.world.books(bought)).refunds).toEqual([]);
    expect(await shop.subjectsTo(mia.email)).toContain(RECEIPT);
    // Somebody decides to refund.
    await requestRefund(shop.deps, await shop.purchaseOf(bought), KINDNESS);
    await shop.settle();
    expect(await statusOf(token)).toBe('refunded');
  });

  it('from a disputed order is received, and the bank decides', async () => {
    const bought = await buy(mia);
    const { id } = await shop.purchaseOf(bought);
    await shop.deps.db.db.update(purchaseTable).set({ disputed: true }).where(eq(purchaseTable.id, id));
    const token = await mailedToken(mia.email, 'Your eSIM');
    expect((await confirm(token, mia.email)).body.contract.withdrawal).toMatchObject({ refused: 'disputed' });
  });

  it('that needs the wholesaler’s decision waits for it, and is then refunded', async () => {
    const slow = WHOLESALERS.find(({ id }) => id === 'slow-sim') as Played;
    await shop.world.control('slow-sim', { decides_after_seconds: 60, denies_returns: false });
    const begun = await pay(mia, slow);
    await begun.complete();
    for (let step = 0; step < 10 && (await mia.order(begun.started.order)).status !== 'ready'; step++) {
      await shop.later(61);
      await shop.settle();
    }
    const token = await mailedToken(mia.email, 'Your eSIM');
    expect((await confirm(token, mia.email)).body.contract.withdrawal).toMatchObject({ status: 'asked' });
    for (let step = 0; step < 10 && (await statusOf(token)) !== 'refunded'; step++) {
      await shop.later(61);
      await shop.settle();
    }
    expect(await statusOf(token)).toBe('refunded');
    expect((await rowOf(begun))?.refused).toBeNull();
  });

  it.each(['GET', 'DELETE'])(
    'is received even if the wholesaler is away (%s), and continues by itself',
    async (method) => {
      const bought = await buy(mia);
      const token = await mailedToken(mia.email, 'Your eSIM');
      await shop.world.fault({ party: 'esim-go', method, effect: 'cut-before', times: 20 });
      expect((await confirm(token, mia.email)).body.contract.withdrawal).toMatchObject({
        status: 'received',
      });
      await shop.world.clearFaults();
      await shop.settle();
      expect(await statusOf(token)).toBe('refunded');
      expect((await rowOf(bought))?.settledAt).not.toBeNull();
      expect((await shop.world.books(bought)).refunds).toHaveLength(1);
    },
  );

  it('is received even if the wholesaler’s answer is lost, and continues by itself', async () => {
    const bought = await buy(mia);
    const token = await mailedToken(mia.email, 'Your eSIM');
    await shop.world.fault({ ...REVOKING, effect: 'cut-after' });
    expect((await confirm(token, mia.email)).status).toBe(200);
    await shop.settle();
    expect((await shop.world.books(bought)).refunds).toHaveLength(1);
  });

  it('is received even if the processor is away, and refunded once it is back', async () => {
    const bought = await buy(mia);
    const token = await mailedToken(mia.email, 'Your eSIM');
    await shop.world.fault({ ...REFUNDING, effect: 'cut-before', times: 2 });
    expect((await confirm(token, mia.email)).body.contract.withdrawal).toMatchObject({ status: 'refunding' });
    await shop.settle();
    await shop.later(120);
    await shop.settle();
    expect(await statusOf(token)).toBe('refunded');
    expect((await shop.world.books(bought)).refunds).toHaveLength(1);
  });

  it('is received even if the mail server is away, and the receipt follows', async () => {
    await buy(mia);
    const token = await mailedToken(mia.email, 'Your eSIM');
    await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451, times: 1 });
    const done = await confirm(token, mia.email);
    expect(done.body.contract.withdrawal?.received_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    await shop.drain();
    await shop.later(120);
    await shop.settle();
    expect(await shop.subjectsTo(mia.email)).toContain(RECEIPT);
  });

  it('loses its name, but not its time, when the purchase is erased', async () => {
    const bought = await buy(mia);
    const token = await mailedToken(mia.email, 'Your eSIM');
    await confirm(token, mia.email);
    await shop.settle();
    pass(366 * 86_400);
    await eraseOld(shop.deps);
    expect(await rowOf(bought)).toMatchObject({ name: '', email: '', refused: null });
    expect((await shop.purchaseOf(bought)).withdrawalConsentVersion).toBeNull();
    expect((await read(token)).status).toBe(404);
  });
});
