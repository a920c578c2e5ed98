import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { auditOf } from '../../../src/server/audit/record-audit.ts';
import { takeBackOrFlag } from '../../../src/server/esim-returns/take-back.ts';
import { flagForReview } from '../../../src/server/purchase/flag-for-review.ts';
import { purchaseTable, refundTable } from '../../../src/server/purchase/tables.ts';
import { requestRefund } from '../../../src/server/refunds/request-refund.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { ORDERING, REVOKING } from '../../support/outside/calls.ts';
import { bundlesOn } from '../../support/shop/top-ups.ts';
import { type Owned, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const JAPAN = 'esim_1GB_7D_JP_V2';

const stateOf = async ({ buyer, started }: Owned) => (await buyer.order(started.order)).status;

describe('a buyer who changes their mind', () => {
  it('returns an unused eSIM: it is taken back, then refunded once, with a mail', async () => {
    const owned = await ownerOfEsim(shop);
    expect(await owned.giveBack()).toMatchObject({ status: 200, body: { status: 'refunding' } });
    await shop.settle();
    expect(await stateOf(owned)).toBe('refunded');
    const books = await shop.world.books(owned);
    expect(books.refunds).toMatchObject([{ amount: books.charges[0]?.amount, status: 'succeeded' }]);
    expect(books.mails.map(({ subject }) => subject)).toContain('Your money is on its way back');
    const [mail] = await shop.world.mailbox(owned.buyer.email);
    expect(mail?.text).toContain('your eSIM for Japan was returned');
    expect(await bundlesOn(shop, owned.iccid)).toEqual([`${JAPAN} revoked`]);
    const { body } = await owned.buyer.get<{ esims: { status: string }[] }>('/api/esims');
    expect(body.esims).toMatchObject([{ status: 'cancelled' }]);
    const audit = await auditOf(shop.deps.db.db, (await shop.purchaseOf(owned)).id);
    expect(audit.map(({ who, what }) => `${who}: ${what}`)).toEqual([
      'processor: payment accepted',
      'buyer: refund asked for',
      'shop: the wholesaler paid back',
      'buyer: eSIM taken back',
      'processor: refund succeeded',
    ]);
  });

  it('gets one refund for any number of simultaneous requests', async () => {
    const owned = await ownerOfEsim(shop);
    const answers = await Promise.all([1, 2, 3, 4].map(() => owned.giveBack()));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await shop.settle();
    expect((await shop.world.books(owned)).refunds).toHaveLength(1);
    const again = await owned.giveBack();
    expect([again.status, again.body.code]).toEqual([409, 'not_refundable']);
  });

  it('gets nothing back for an eSIM that was used', async () => {
    const owned = await ownerOfEsim(shop);
    await owned.use(5);
    const { status, body } = await owned.giveBack();
    expect([status, body.code]).toEqual([409, 'not_refundable']);
    expect(body.error).toContain('activated or used');
    await shop.settle();
    expect(await stateOf(owned)).toBe('ready');
    expect((await shop.world.books(owned)).refunds).toEqual([]);
  });

  it('gets nothing back after the hours of the policy', async () => {
    const owned = await ownerOfEsim(shop);
    shop.passSeconds(24 * 3600 + 60);
    const { status, body } = await owned.giveBack();
    expect([status, body.error]).toEqual([
      409,
      'An eSIM can be refunded within 24 hours of buying it. That time is over.',
    ]);
    shop.passSeconds(-(24 * 3600 + 60));
  });

  it('gets nothing for somebody else’s eSIM', async () => {
    const owned = await ownerOfEsim(shop);
    expect((await shop.buyer().post(`/api/esims/${owned.id}/refund`, {})).status).toBe(404);
  });

  it.each(['cut-before', 'cut-after', 'status', 'garbage'] as const)(
    'gets the refund in the end if the wholesaler’s answer meets %s',
    async (effect) => {
      const owned = await ownerOfEsim(shop);
      await shop.world.fault({ ...REVOKING, effect, status: 500 });
      const first = await owned.giveBack();
      expect([200, 502]).toContain(first.status);
      await shop.settle();
      await shop.settle();
      expect(await stateOf(owned)).toBe('refunded');
      expect((await shop.world.books(owned)).refunds).toHaveLength(1);
    },
  );

  it.each(['GET', 'DELETE'])(
    'reads that the network is away, and not the payment service (%s)',
    async (method) => {
      const owned = await ownerOfEsim(shop);
      await shop.world.fault({ party: 'esim-go', method, effect: 'cut-before', times: 20 });
      const { status, body } = await owned.giveBack();
      expect([status, body.code, body.error]).toEqual([
        502,
        'network_down',
        'The network isn’t answering right now. Please try again.',
      ]);
    },
  );

  it('can continue what a killed process had begun', async () => {
    const owned = await ownerOfEsim(shop);
    await shop.world.fault({ ...REVOKING, effect: 'cut-after' });
    await owned.giveBack();
    const [refund] = await shop.deps.db.db
      .select()
      .from(refundTable)
      .where(eq(refundTable.purchaseId, (await shop.purchaseOf(owned)).id));
    expect(refund?.status).toBe('asked');
    await shop.settle();
    expect(await stateOf(owned)).toBe('refunded');
  });
});

describe('a refund that broke off after the eSIM was taken back', () => {
  it('continues as the operator’s refund, even if its buyer requests it, too', async () => {
    const owned = await ownerOfEsim(shop);
    await owned.use(5);
    await shop.world.fault({ ...REVOKING, effect: 'cut-after' });
    const request = { who: 'operator', why: 'a kindness', by: atCommandLine('test') } as const;
    await expect(requestRefund(shop.deps, await shop.purchaseOf(owned), request)).rejects.toThrow();
    expect((await owned.giveBack()).status).toBe(200);
    await shop.settle();
    expect(await stateOf(owned)).toBe('refunded');
  });

  it('continues even if a bank has opened an inquiry since', async () => {
    const owned = await ownerOfEsim(shop);
    await shop.world.fault({ ...REVOKING, effect: 'cut-after' });
    await owned.giveBack();
    const { id } = await shop.purchaseOf(owned);
    await shop.deps.db.db.update(purchaseTable).set({ disputed: true }).where(eq(purchaseTable.id, id));
    await shop.settle();
    expect(await stateOf(owned)).toBe('refunded');
  });
});

describe('an act in the processor’s own dashboard', () => {
  it('a full refund ends the purchase, takes the eSIM back and sends a mail', async () => {
    const owned = await ownerOfEsim(shop);
    await shop.stripe.refund(owned.started.payment_intent_id);
    await expect.poll(async () => (await shop.drain(), stateOf(owned))).toBe('refunded');
    await shop.drain();
    expect(await bundlesOn(shop, owned.iccid)).toEqual([`${JAPAN} revoked`]);
    expect((await shop.world.books(owned)).mails.map(({ subject }) => subject)).toContain(
      'Your money is on its way back',
    );
  });

  it('a full refund takes the eSIM back even if the job for it is lost', async () => {
    const owned = await ownerOfEsim(shop);
    await shop.world.fault({ ...REVOKING, effect: 'status', status: 500 });
    await shop.stripe.refund(owned.started.payment_intent_id);
    await expect.poll(async () => (await shop.drain(), stateOf(owned))).toBe('refunded');
    await shop.loseJobs();
    expect(await bundlesOn(shop, owned.iccid)).toEqual([`${JAPAN} queued`]);
    await shop.recover();
    expect(await bundlesOn(shop, owned.iccid)).toEqual([`${JAPAN} revoked`]);
  });

  it('reasons for review accumulate, each once', async () => {
    const owned = await ownerOfEsim(shop);
    const { id } = await shop.purchaseOf(owned);
    await flagForReview(shop.deps.db.db, id, 'the card network warns of fraud');
    await shop.world.fault({ ...REVOKING, effect: 'status', status: 400, times: 4 });
    await shop.stripe.refund(owned.started.payment_intent_id);
    const both = 'the card network warns of fraud; refunded, and the wholesaler does not take the eSIM back';
    const needsReview = async () => (await shop.drain(), (await shop.purchaseOf(owned)).needsReview);
    await expect.poll(needsReview).toBe(both);
    await takeBackOrFlag(shop.deps, id);
    expect(await needsReview()).toBe(both);
  });

  it('a dispute is flagged, and stops automatic refunds', async () => {
    const mia = shop.buyer();
    await shop.world.fault({ ...ORDERING, effect: 'status', status: 503, times: 50 });
    const begun = await mia.beginAndPay(await mia.plan('FR'), {}, 'pm_card_createDispute');
    await shop.drain();
    await shop.pass(3);
    await expect.poll(async () => (await shop.drain(), (await shop.purchaseOf(begun)).disputed)).toBe(true);
    await shop.later(2 * 3600);
    await shop.settle();
    const purchase = await shop.purchaseOf(begun);
    expect(purchase.needsReview).toContain('disputed');
    expect((await shop.world.books(begun)).refunds).toEqual([]);
    shop.passSeconds(-2 * 3600);
  });
});

it('a wholesaler’s refusal of our key does not count as a returned eSIM', async () => {
  const owned = await ownerOfEsim(shop);
  const refused = { party: 'esim-go', method: 'GET', effect: 'status', status: 403, times: 20 } as const;
  await shop.world.fault(refused);
  expect(await owned.giveBack()).toMatchObject({ status: 502, body: { code: 'network_down' } });
  await shop.settle();
  expect([await stateOf(owned), await bundlesOn(shop, owned.iccid)]).toEqual(['ready', [`${JAPAN} queued`]]);
  expect((await shop.world.books(owned)).refunds).toEqual([]);
  await shop.world.clearFaults();
  await shop.later(61);
  expect([await stateOf(owned), await bundlesOn(shop, owned.iccid)]).toEqual([
    'refunded',
    [`${JAPAN} revoked`],
  ]);
});

it('records about money cannot be changed', async () => {
  await ownerOfEsim(shop);
  const change = shop.deps.db.db.execute(sql`update audit set why = 'never happened'`);
  await expect(change).rejects.toThrow();
  await expect(shop.deps.db.db.execute(sql`delete from audit`)).rejects.toThrow();
});
