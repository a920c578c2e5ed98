import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { giveUp } from '../../../src/server/fulfilment/find-lost-provider-order.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { dueRefunds } from '../../../src/server/purchase/open-refunds.ts';
import { paymentTable, purchaseTable, refundTable } from '../../../src/server/purchase/tables.ts';
import { REFUNDING } from '../../support/outside/calls.ts';
import type { Books } from '../../support/outside/outside-world.ts';
import type { Paid } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ silent: 'stripe' });

const BACK = 'Your money is on its way back';
const subjects = ({ mails }: Books) => mails.map(({ subject }) => subject);

async function givenUp(iso: string, paymentMethod?: string): Promise<Paid> {
  const paid = await shop.paid(iso, paymentMethod);
  await giveUp(shop.deps, await shop.purchaseOf(paid), []);
  return paid;
}

const statusOf = async ({ buyer, started }: Paid) => (await buyer.order(started.order)).status;

test.each<
  [what: string, iso: string, effect: 'status' | 'cut-before' | 'cut-after' | 'garbage', status?: number]
>([
  ['an error', 'JP', 'status', 500],
  ['a wrong key', 'FR', 'status', 401],
  ['too many requests', 'ES', 'status', 429],
  ['a cut connection', 'IT', 'cut-before'],
  ['a cut connection after the money had left', 'PT', 'cut-after'],
  ['garbage after the money had left', 'GR', 'garbage'],
])('after %s of the processor the money goes back later, once', async (_what, iso, effect, status = 500) => {
  await shop.world.fault({ ...REFUNDING, effect, status, times: 3 });
  const paid = await givenUp(iso);
  await shop.drain();
  expect(await statusOf(paid)).toBe('refunding');
  await shop.world.clearFaults();
  await shop.settle();
  expect(await statusOf(paid)).toBe('refunded');
  const books = await shop.world.books(paid);
  expect(books.refunds).toMatchObject([{ amount: books.charges[0]?.amount, status: 'succeeded' }]);
  expect(subjects(books)).toEqual([BACK]);
});

test('a slow refund is announced when it is sent, and finished when it arrives', async () => {
  const paid = await givenUp('NL', 'pm_card_pendingRefund');
  await shop.drain();
  expect(await statusOf(paid)).toBe('refunding');
  expect(subjects(await shop.world.books(paid))).toEqual([BACK]);
  await shop.later(60);
  expect(await statusOf(paid)).toBe('refunded');
  const books = await shop.world.books(paid);
  expect([books.refunds.length, books.mails.length]).toEqual([1, 1]);
});

test('a refund pending at a processor is polled ever less often, behind those that wait longer', async () => {
  const sent = await givenUp('CH', 'pm_card_pendingRefund');
  await shop.drain();
  await shop.world.fault({ ...REFUNDING, effect: 'status', status: 500, times: 100 });
  const owed = await givenUp('AT');
  await shop.drain();
  const { db } = shop.deps.db;
  const due = async (seconds: number) => {
    const refunds = await dueRefunds(db, new Date(shop.deps.now().getTime() + seconds * 1000), 50);
    const names = new Map<string, string>();
    for (const [name, paid] of Object.entries({ sent, owed }))
      names.set((await shop.purchaseOf(paid)).id, name);
    return refunds.flatMap(({ purchaseId }) => names.get(purchaseId) ?? []);
  };
  expect((await due(0)).toSorted()).toEqual(['owed', 'sent']);
  // Both have just been looked at, so neither is due again.
  await shop.recover();
  expect(await due(0)).toEqual([]);
  const now = shop.deps.now();
  await db.update(refundTable).set({ createdAt: new Date(now.getTime() - 86_400_000), nextPollAt: now });
  await shop.recover();
  expect(await due(61)).toEqual(['owed']);
  expect(await due(3601)).toEqual(['owed', 'sent']);
});

test('a refund returned by the bank is flagged for review', async () => {
  await shop.world.webhooks('release');
  const paid = await givenUp('BE', 'pm_card_refundFail');
  await shop.drain();
  expect((await shop.purchaseOf(paid)).needsReview).toBeNull();
  await shop.pass(60);
  await expect
    .poll(async () => {
      await shop.drain();
      return (await shop.purchaseOf(paid)).needsReview;
    })
    .toBe('a refund failed');
});

test('a payment refunded by hand is not refunded again', async () => {
  const paid = await givenUp('SE');
  await shop.stripe.call('POST', '/v1/refunds', { payment_intent: paid.started.payment_intent_id });
  await shop.settle();
  expect(await statusOf(paid)).toBe('refunded');
  expect((await shop.world.books(paid)).refunds).toHaveLength(1);
});

/** A second payment of a successful purchase, which two windows or two payment methods can cause. */
async function payTwice(paid: Paid, status: 'open' | 'canceled'): Promise<{ intent: string }> {
  const { id } = await shop.purchaseOf(paid);
  const [payment] = await shop.deps.db.db.select().from(paymentTable).where(eq(paymentTable.purchaseId, id));
  if (!payment) throw new Error('no payment');
  const intent = await shop.stripe.call<{ id: string }>('POST', '/v1/payment_intents', {
    amount: String(payment.amountCents),
    currency: 'usd',
    'allowed_payment_method_types[0]': 'card',
    'metadata[purchase_id]': id,
    payment_method: 'pm_card_mastercard',
    confirm: 'true',
  });
  const row = { ...payment, id: randomUUID(), reference: intent.id, status, settledAt: null };
  await shop.deps.db.db.insert(paymentTable).values(row);
  return { intent: intent.id };
}

test('a purchase that is paid twice keeps the first payment and refunds the second automatically', async () => {
  const paid = await shop.paid('DE');
  await shop.drain();
  const { intent } = await payTwice(paid, 'open');
  await Promise.all([settle(shop.deps, 'stripe', intent), settle(shop.deps, 'stripe', intent)]);
  await shop.settle();
  expect(await statusOf(paid)).toBe('ready');
  const { refunds, charges } = await shop.world.ledger();
  expect(refunds.filter((refund) => refund.payment_intent === intent)).toHaveLength(1);
  expect(charges.find((charge) => charge.payment_intent === intent)?.refunded).toBe(true);
  const books = await shop.world.books(paid);
  expect([books.charges[0]?.refunded, books.orders.length]).toEqual([false, 1]);
  expect(new Set(subjects(books)).size).toBe(2);
  expect(books.mails).toHaveLength(2);
});

test('a payment for an abandoned purchase is refunded, even if our records had closed it', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('AT'));
  await shop.deps.db.db
    .update(paymentTable)
    .set({ status: 'canceled' })
    .where(eq(paymentTable.reference, begun.started.payment_intent_id));
  const { id } = await shop.purchaseOf(begun);
  await shop.deps.db.db.update(purchaseTable).set({ state: 'abandoned' }).where(eq(purchaseTable.id, id));
  await buyer.pay(begun.started);
  expect(await begun.complete()).toMatchObject({ status: 409, body: { code: 'refunded' } });
  await shop.settle();
  const books = await shop.world.books(begun);
  expect([books.refunds.length, books.orders.length, books.mails.length]).toEqual([1, 0, 1]);
});
