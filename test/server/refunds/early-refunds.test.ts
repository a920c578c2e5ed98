import { describe, expect, it } from 'vitest';

import { auditOf } from '../../../src/server/audit/record-audit.ts';
import { readPayment } from '../../../src/server/purchase/payments.ts';
import { CAPTURING } from '../../support/outside/calls.ts';
import { capturesOf, refundInDashboard } from '../../support/shop/paypal-side.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const MONEY_BACK = 'Your money is on its way back';
const WORDS = 'We refunded this order. Your payment was returned in full.';

/** Paid with PayPal, and the answer was lost; returns the capture's id. */
async function captured(begun: Awaited<ReturnType<ReturnType<TestShop['buyer']>['beginAndApprove']>>) {
  await shop.world.fault({ ...CAPTURING, effect: 'cut-after' });
  expect((await begun.complete()).status).toBe(502);
  return (await capturesOf(shop, begun.started))[0]?.id ?? '';
}

/** Paid by card and refunded by hand, without the shop knowing of either. */
async function cardRefunded(amount?: number, card?: string) {
  await shop.world.webhooks('hold');
  const mia = shop.buyer();
  const begun = await mia.beginAndPay(await mia.plan(), {}, card);
  await shop.stripe.refund(begun.started.payment_intent_id, amount);
  return { mia, ...begun };
}

describe('a dashboard refund that overtakes the payment’s webhook', () => {
  it('by card: the buyer hears of it, nothing is ordered, and later webhooks change nothing', async () => {
    const { mia, ...begun } = await cardRefunded();
    const ordered = (await shop.world.ledger()).provider_orders.length;
    for (let asked = 0; asked < 2; asked++) {
      const { status, body } = await begun.complete();
      expect([status, body.code, body.error]).toEqual([409, 'refunded', WORDS]);
    }
    const order = await mia.order(begun.started.order);
    expect(order).toMatchObject({ status: 'refunded', refund_cause: 'returned_by_us', esim: null });
    await shop.world.webhooks('release');
    await shop.settle();
    const purchase = await shop.purchaseOf(begun);
    expect([purchase.state, purchase.needsReview]).toEqual(['refunded', null]);
    expect((await shop.world.ledger()).provider_orders).toHaveLength(ordered);
    const books = await shop.world.books(begun);
    expect(books.refunds).toHaveLength(1);
    expect(books.mails.map(({ subject }) => subject)).toEqual([MONEY_BACK]);
    const audit = await auditOf(shop.deps.db.db, purchase.id);
    expect(audit.map(({ what }) => what)).toEqual(['payment accepted', 'refunded']);
  });

  it('by card, known only from events, in any order', async () => {
    await shop.world.webhooks('shuffle');
    await shop.world.webhooks('duplicate');
    const mia = shop.buyer();
    const begun = await mia.beginAndPay(await mia.plan());
    await shop.stripe.refund(begun.started.payment_intent_id);
    await expect
      .poll(async () => (await shop.drain(), (await mia.order(begun.started.order)).status))
      .toBe('refunded');
    await shop.settle();
    expect((await shop.world.books(begun)).mails.map(({ subject }) => subject)).toEqual([MONEY_BACK]);
  });

  it('by PayPal: the answer to the capture was lost, and somebody refunded it meanwhile', async () => {
    await shop.world.webhooks('hold', 'paypal');
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove();
    await refundInDashboard(shop, await captured(begun));
    const ordered = (await shop.world.ledger()).provider_orders.length;
    const { status, body } = await begun.complete();
    expect([status, body.code, body.error]).toEqual([409, 'refunded', WORDS]);
    await shop.world.webhooks('release', 'paypal');
    await shop.settle();
    const order = await mia.order(begun.started.order);
    expect(order).toMatchObject({ status: 'refunded', refund_cause: 'returned_by_us', esim: null });
    const known = await readPayment(shop.deps.db.db, 'paypal', begun.started.paypal_order_id);
    expect(known?.purchase).toMatchObject({ state: 'refunded', needsReview: null });
    expect((await shop.world.ledger()).provider_orders).toHaveLength(ordered);
  });

  it('in part: it is flagged for review, and nothing is ordered', async () => {
    const begun = await cardRefunded(50);
    expect((await begun.complete()).body.code).toBe('payment_mismatch');
    const purchase = await shop.purchaseOf(begun);
    expect([purchase.state, purchase.needsReview]).toEqual([
      'paying',
      'refunded in part, $0.50, in the dashboard',
    ]);
  });

  it('in part: a dispute of the rest is noticed, by card and by PayPal', async () => {
    const byCard = await cardRefunded(50, 'pm_card_createDispute');
    expect((await byCard.complete()).body.code).toBe('payment_mismatch');
    await shop.world.webhooks('release');
    await shop.pass(3);
    await expect
      .poll(async () => (await shop.drain(), shop.purchaseOf(byCard)))
      .toMatchObject({ state: 'paying', disputed: true });

    const byPaypal = await shop.buyer().beginAndApprove();
    const capture = await captured(byPaypal);
    await refundInDashboard(shop, capture, '0.50');
    expect((await byPaypal.complete()).body.code).toBe('payment_mismatch');
    await shop.world.control('paypal-dispute', { capture });
    await expect
      .poll(async () => {
        await shop.drain();
        return (await readPayment(shop.deps.db.db, 'paypal', byPaypal.started.paypal_order_id))?.purchase;
      })
      .toMatchObject({ state: 'paying', disputed: true });
  });

  it('by card, without any event: the recover job finds it', async () => {
    const { mia, ...begun } = await cardRefunded();
    shop.passSeconds(3700);
    await shop.settle();
    expect((await shop.purchaseOf(begun)).state).toBe('refunded');
    expect((await shop.world.books(begun)).refunds).toHaveLength(1);
    expect((await mia.order(begun.started.order)).status).toBe('refunded');
  });
});
