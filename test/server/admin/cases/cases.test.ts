import { beforeAll, describe, expect, it } from 'vitest';

import { ENDS_BY_ADDRESS, RETURN_MINUTES } from '../../../../src/domain/operators/cases.ts';
import { raise, settleCases, watch } from '../../../../src/server/alerts/watch.ts';
import { auditOf } from '../../../../src/server/audit/record-audit.ts';
import { fulfil } from '../../../../src/server/fulfilment/fulfil.ts';
import { flagForReview, REFUND_FAILED } from '../../../../src/server/purchase/flag-for-review.ts';
import { type Case, CaseWorker } from '../../../support/console/case-worker.ts';
import { ORDERING, SENDING_MAIL } from '../../../support/outside/calls.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ returnedMail: true });
const worker = new CaseWorker(shop);
beforeAll(() => worker.open());

/** One press ends the case, once the jobs it sent have run. */
async function pressEnds(found: Case): Promise<void> {
  await worker.act(found);
  await shop.drain();
  if (ENDS_BY_ADDRESS.has(found.kind)) await shop.pass(RETURN_MINUTES * 60);
  expect((await worker.read(found.id)).state).toBe('over');
}

const reviewsOf = async (purchaseId: string) =>
  (await worker.verb('cases', { kind: 'needs_review' })).cases.filter(
    ({ order }) => order?.id === purchaseId,
  );

/** An order whose refund failed, and its case. */
async function failedRefund(iso: string) {
  const paid = await shop.paid(iso, 'pm_card_refundFail');
  await shop.drain();
  await worker.run('refund', (await shop.purchaseOf(paid)).id, '--yes');
  await shop.drain();
  await shop.later(60);
  await expect
    .poll(
      async () => (await shop.settle(), await watch(shop.deps), (await shop.purchaseOf(paid)).needsReview),
    )
    .toBe(REFUND_FAILED);
  const purchase = await shop.purchaseOf(paid);
  // A refund that another test has sent again may have failed again.
  const { cases } = await worker.verb('cases', { kind: 'refund_failed' });
  const own = cases.find(({ order }) => order?.id === purchase.id);
  return { paid, purchase, found: await worker.read(own?.id ?? '') };
}

describe('each kind of case is closed by its act', () => {
  it('a low balance, once it is topped up: the wholesaler is asked at once', async () => {
    await shop.world.control('balance', { amount: 20 });
    await watch(shop.deps);
    const found = await worker.caseOf('low_balance');
    expect(found).toMatchObject({ state: 'open', act: { name: 'check', allowed: true } });
    expect(found.theirs).toEqual([
      { provider: 'eSIM Go', facts: [{ name: 'Balance', value: '$20.00' }], failed: null },
    ]);
    // Pressed too early, the case stays, and says so.
    const early = await worker.act(found);
    expect(early.state).toBe('open');
    await shop.world.control('balance', { amount: 5000 });
    expect((await worker.act({ ...found, version: early.version })).state).toBe('over');
    await expect(worker.act(await worker.read(found.id))).rejects.toMatchObject({ reason: 'case_over' });
  });

  it('an unclear order, which is found at the wholesaler', async () => {
    const paid = await shop.paid('PL');
    await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
    await fulfil(shop.deps, (await shop.purchaseOf(paid)).id, []);
    await shop.pass(301);
    await watch(shop.deps);
    const found = await worker.caseOf('unclear_order');
    expect(found.order?.id).toBe((await shop.purchaseOf(paid)).id);
    await pressEnds(found);
    expect(['provisioned', 'delivered']).toContain((await shop.purchaseOf(paid)).state);
  });

  it('a failed refund, which is sent again with its own key; it is one case without a review', async () => {
    const { paid, purchase, found } = await failedRefund('NL');
    expect(purchase.needsReview).toBe(REFUND_FAILED);
    expect(await reviewsOf(purchase.id)).toEqual([]);
    // Another reason for review is reported separately.
    await flagForReview(shop.deps.db.db, purchase.id, 'the card network warns of fraud');
    await watch(shop.deps);
    const [review] = await reviewsOf(purchase.id);
    await pressEnds(await worker.read(review?.id ?? ''));
    expect(found.ours).toContainEqual({
      name: 'Refunds',
      value: expect.stringMatching(/^Refund failed: /) as string,
    });
    await pressEnds(found);
    const { refunds } = await shop.world.books(paid);
    expect(refunds).toHaveLength(2);
    expect((await shop.purchaseOf(paid)).needsReview).toBeNull();
    // This card's bank sends every refund back: a new case.
    await shop.later(60);
    await expect
      .poll(async () => (await shop.settle(), (await shop.purchaseOf(paid)).needsReview))
      .toBe(REFUND_FAILED);
    await watch(shop.deps);
    expect((await worker.caseOf('refund_failed')).id).not.toBe(found.id);
  });

  it('a failed refund that was paid in another way, which is closed; its order leaves all lists', async () => {
    const { paid, purchase, found } = await failedRefund('IT');
    const { id: which, version: seen } = found;
    await worker.verb('case_close', { case: which, seen, reason: 'sent by bank' });
    expect((await worker.read(which)).state).toBe('seen');
    expect((await shop.purchaseOf(paid)).needsReview).toBeNull();
    expect(await reviewsOf(purchase.id)).toEqual([]);
  });

  it('a review, once somebody has read the reason', async () => {
    const paid = await shop.paid('FR');
    await shop.drain();
    const { id } = await shop.purchaseOf(paid);
    await flagForReview(shop.deps.db.db, id, 'the card network warns of fraud');
    await watch(shop.deps);
    await pressEnds(await worker.caseOf('needs_review'));
    const audit = await auditOf(shop.deps.db.db, id);
    expect(audit.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['case: see review', 'review seen']),
    );
  });

  it('a dispute without news of its end: the processor is asked at once', async () => {
    const paid = await shop.buyer().beginAndPay(undefined, {}, 'pm_card_createDispute');
    await paid.complete();
    await shop.pass(3);
    await expect.poll(async () => (await shop.drain(), (await shop.purchaseOf(paid)).disputed)).toBe(true);
    await watch(shop.deps);
    const found = await worker.caseOf('dispute');
    expect(found.theirs[0]?.facts).toContainEqual({ name: 'Disputes', value: 'Needs response (Fraudulent)' });
    await shop.world.webhooks('drop', 'stripe');
    await shop.world.control('stripe-dispute-end', {
      payment_intent: paid.started.payment_intent_id,
      end: 'won',
    });
    expect((await worker.act(found)).state).toBe('over');
  });

  it('a refused recipient, listed with the order but without the address, and sent again', async () => {
    // Jobs about others run first.
    await shop.drain();
    await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 550, times: 1 });
    const paid = await shop.paid('ES');
    await shop.settle();
    await watch(shop.deps);
    const found = await worker.caseOf('mail_refused');
    expect(found.act.name).toBe('resend_mail');
    const { id, email: address } = await shop.purchaseOf(paid);
    expect(JSON.stringify(found)).not.toContain(address);
    expect(found.ours).toContainEqual({ name: 'State of the email', value: 'failed' });
    const order = await worker.verb('order', { order: id });
    expect(order.cases).toMatchObject([{ id: found.id, kind: 'mail_refused', state: 'open' }]);
    // An undelivered mail is one thing, so it is one case.
    await shop.minutes(1);
    await watch(shop.deps);
    expect((await shop.purchaseOf(paid)).needsReview).toMatch(/mail/);
    const kinds = async () => (await worker.verb('order', { order: id })).cases.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['mail_refused']);
    await pressEnds(await worker.read(found.id));
    expect(await shop.subjectsTo(address)).not.toEqual([]);
    expect((await shop.purchaseOf(paid)).needsReview).toBeNull();
  });

  it('a returned mail: the report is read, removed, and added to the mail without addresses', async () => {
    const paid = await shop.paid('GB');
    await shop.settle();
    const { id, email: address } = await shop.purchaseOf(paid);
    // A mail that may still arrive is no case, and stays in the mailbox.
    await shop.world.control('mail-return', { to: address, action: 'delayed', status: '4.2.0' });
    await watch(shop.deps);
    expect((await worker.verb('cases', { kind: 'mail_returned' })).cases).toEqual([]);
    await shop.world.control('mail-return', { to: address });
    await watch(shop.deps);
    const found = await worker.caseOf('mail_returned');
    expect(found.ours).toContainEqual({
      name: 'Server response',
      value: expect.stringContaining('5.1.1 550 5.1.1') as string,
    });
    const { mails } = await worker.verb('order', { order: id });
    expect(mails).toContainEqual(expect.objectContaining({ returned_at: expect.any(String) as string }));
    expect(JSON.stringify(mails.map(({ last_error }) => last_error))).not.toContain(address);
    await pressEnds(found);
    // A mail that was read is not read again.
    await watch(shop.deps);
    expect((await worker.read(found.id)).state).toBe('over');
  });

  it('waiting mails, once the mail server accepts them', async () => {
    await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451, times: 500 });
    await shop.buyer().buy();
    await shop.drain().catch(() => {});
    shop.passSeconds(3700);
    await watch(shop.deps);
    const found = await worker.caseOf('mail_stuck');
    await shop.world.clearFaults();
    await pressEnds(found);
  });

  it('a case without a cause ends as soon as somebody reads it', async () => {
    const kinds = ['card_testing', 'paypal_refuses', 'order_without_purchase', 'stock_left'] as const;
    for (const kind of kinds) {
      const alert = { kind, subject: 'test', words: 'Something is wrong.', purchaseId: null };
      await raise(shop.deps, alert);
      const [row] = (await worker.verb('cases', { kind })).cases;
      expect(row?.state).toBe('open');
      // Its cause is gone, so reading the case ends it.
      expect([kind, (await worker.read(row?.id ?? '')).state]).toEqual([kind, 'over']);
    }
    await raise(shop.deps, {
      kind: 'cannot_write',
      subject: 'database',
      words: 'It was full.',
      purchaseId: null,
    });
    const [row] = (await worker.verb('cases', { kind: 'cannot_write' })).cases;
    // It was over when it was reported, so it waits for somebody.
    expect((await worker.read(row?.id ?? '')).state).toBe('open');
    expect((await worker.verb('case_act', { case: row?.id, seen: row?.version })).state).toBe('over');
  });

  it('a wholesaler’s order that belongs to nobody is marked as seen, and not reported again', async () => {
    await fetch(`${shop.deps.settings.ESIM_GO_BASE_URL}/orders`, {
      method: 'POST',
      headers: { 'X-API-Key': 'sandbox', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        type: 'transaction',
        assign: true,
        order: [{ type: 'bundle', item: 'esim_1GB_7D_JP_V2', quantity: 1 }],
      }),
    });
    await shop.pass(3600);
    await watch(shop.deps);
    const found = await worker.caseOf('order_without_purchase');
    expect((await worker.act(found)).state).toBe('seen');
    await watch(shop.deps);
    expect((await worker.verb('cases', { kind: 'order_without_purchase', state: 'open' })).cases).toEqual([]);
    await shop.pass(25 * 3600);
    await settleCases(shop.deps, ['order_without_purchase']);
    expect((await worker.read(found.id)).state).toBe('over');
  });
});
