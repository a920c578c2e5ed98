import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { ofBase } from '../../../src/domain/money.ts';
import { bindProviderOrder } from '../../../src/server/fulfilment/bind-provider-order.ts';
import { type Claim, claimProviderOrder } from '../../../src/server/fulfilment/claim-provider-order.ts';
import { giveUp } from '../../../src/server/fulfilment/find-lost-provider-order.ts';
import { outboundMailTable } from '../../../src/server/mail/tables.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { stuckPurchases } from '../../../src/server/purchase/purchases.ts';
import { paymentTable, purchaseTable } from '../../../src/server/purchase/tables.ts';
import { recover } from '../../../src/server/recovery/recover.ts';
import { claimed, leaseOver } from '../../support/shop/claimed.ts';
import type { Paid } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { wholesalerOf } from '../../support/shop/wholesaler.ts';

// Each test leaves the rows that a killed process would leave, without its jobs, and lets the recover job finish.
const shop = useTestShop({ silent: 'stripe' });

const db = () => shop.deps.db.db;

async function leased(iso: string): Promise<{ paid: Paid; claim: Claim }> {
  const paid = await shop.paid(iso);
  await shop.loseJobs();
  return { paid, claim: await claimed(shop, await shop.purchaseOf(paid)) };
}

async function order({ purchase }: Claim) {
  const outcome = await wholesalerOf(shop).order(
    { bundleName: purchase.bundleName, clientReference: purchase.id, onto: null, cents: 0 },
    10_000,
  );
  if (outcome.kind !== 'placed') throw new Error(outcome.why);
  return outcome.order;
}

async function expectDelivered(paid: Paid): Promise<void> {
  const { orders, mails, refunds } = await shop.world.books(paid);
  const found = await paid.buyer.order(paid.started.order);
  expect([found.status, (await shop.purchaseOf(paid)).state]).toEqual(['ready', 'delivered']);
  expect(orders.map(({ iccids }) => iccids)).toEqual([[found.esim?.iccid]]);
  expect(new Set(mails.map((mail) => mail.message_id)).size).toBe(1);
  expect(refunds).toEqual([]);
}

test('dead before the payment was written down: the same checkout finds the same payment', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('JP'));
  const { id } = await shop.purchaseOf(begun);
  await db().delete(paymentTable).where(eq(paymentTable.purchaseId, id));
  await db().update(purchaseTable).set({ state: 'created' }).where(eq(purchaseTable.id, id));
  expect((await buyer.start(begun.request)).body).toEqual(begun.started);
});

test('dead between the payment and its webhook', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('JP'));
  await shop.minutes(2);
  await expectDelivered({ ...begun, buyer });
});

test('dead after the payment was recorded, before anything was ordered', async () => {
  const paid = await shop.paid('FR');
  await shop.loseJobs();
  await shop.minutes(1);
  await expectDelivered(paid);
});

test('dead with the lease taken, before the wholesaler was called: ordered again after the wait', async () => {
  const { paid } = await leased('ES');
  await shop.minutes(5);
  expect((await shop.world.books(paid)).orders).toEqual([]);
  await shop.minutes(10);
  await expectDelivered(paid);
});

test('dead while the wholesaler was answering: the order is found in its books', async () => {
  const { paid, claim } = await leased('IT');
  await order(claim);
  await shop.minutes(3);
  await expectDelivered(paid);
});

test('dead after the order was bound, before the eSIM was handed over', async () => {
  const { paid, claim } = await leased('PT');
  expect(await bindProviderOrder(shop.deps, claim.purchase, claim.orderId, await order(claim))).toBe(true);
  await shop.minutes(3);
  await expectDelivered(paid);
});

test('dead during the second order: the first is found and used, and no third is made', async () => {
  const { paid, claim } = await leased('GR');
  const first = await order(claim);
  await leaseOver(shop, claim.purchase);
  await shop.world.fault({ party: 'esim-go', method: 'GET', effect: 'status', status: 500, times: 2 });
  const again = await claimProviderOrder(shop.deps, { ...claim.purchase, state: 'unclear' }, claim.orderId);
  expect(again).not.toBeNull();
  await shop.minutes(5);
  await expectDelivered(paid);
  expect((await shop.world.books(paid)).orders.map(({ reference }) => reference)).toEqual([first.reference]);
});

test('dead after the eSIM was handed over, before its mail left', async () => {
  const { buyer, ...begun } = await shop.paid('NL');
  await begun.complete();
  await shop.loseJobs();
  expect((await shop.world.books(begun)).mails).toEqual([]);
  await shop.minutes(1);
  await expectDelivered({ ...begun, buyer });
});

test('dead between the mail server’s acceptance and its record: the repeat is the same message', async () => {
  const paid = await shop.paid('BE');
  await shop.drain();
  const { id } = await shop.purchaseOf(paid);
  await db()
    .update(outboundMailTable)
    .set({ status: 'queued', sentAt: null, leaseUntil: shop.deps.now() })
    .where(eq(outboundMailTable.purchaseId, id));
  await db().update(purchaseTable).set({ state: 'provisioned' }).where(eq(purchaseTable.id, id));
  await shop.minutes(2);
  expect((await shop.world.books(paid)).mails).toHaveLength(2);
  await expectDelivered(paid);
});

test('dead between recording the mail and recording the delivery', async () => {
  const paid = await shop.paid('SE');
  await shop.drain();
  const { id } = await shop.purchaseOf(paid);
  await db().update(purchaseTable).set({ state: 'provisioned' }).where(eq(purchaseTable.id, id));
  await shop.minutes(1);
  expect((await shop.world.books(paid)).mails).toHaveLength(1);
  await expectDelivered(paid);
});

/** Given up, with the refund recorded and its job lost. */
async function givenUp(iso: string): Promise<Paid> {
  const paid = await shop.paid(iso);
  await giveUp(shop.deps, await shop.purchaseOf(paid), []);
  await shop.loseJobs();
  return paid;
}

async function expectRefunded(paid: Paid): Promise<void> {
  const { orders, mails, refunds, charges } = await shop.world.books(paid);
  expect((await paid.buyer.order(paid.started.order)).status).toBe('refunded');
  expect(refunds).toMatchObject([{ amount: charges[0]?.amount, status: 'succeeded' }]);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your money is on its way back']);
  expect(orders).toEqual([]);
}

test('dead after giving up, before the processor was asked for the refund', async () => {
  const paid = await givenUp('DE');
  await shop.minutes(1);
  await expectRefunded(paid);
});

test('dead after the processor refunded, a day ago: the refund is found, not repeated', async () => {
  const paid = await givenUp('AT');
  const { rows } = await db().execute<{ id: string; amount: number }>(
    sql`select id, amount_cents as amount from refund where purchase_id = ${(await shop.purchaseOf(paid)).id}`,
  );
  const paymentIntentId = paid.started.payment_intent_id;
  const { id: refundId = '', amount = 0 } = rows[0] ?? {};
  const key = `refund:${refundId}`;
  await shop.deps.processors.stripe.refund({
    refundId,
    key,
    known: null,
    amount: ofBase(amount),
    payment: { reference: paymentIntentId, captureReference: null },
  });
  await shop.pass(25 * 3600);
  await shop.minutes(1);
  await expectRefunded(paid);
});

test('dead after the refund, before the mail about it', async () => {
  const paid = await givenUp('FI');
  await shop.recover();
  await shop.loseJobs();
  expect((await shop.world.books(paid)).mails).toEqual([]);
  await shop.minutes(1);
  await expectRefunded(paid);
});

test('dead in the middle of a sweep: its purchase is handled again', async () => {
  const paid = await shop.paid('DK');
  await shop.loseJobs();
  const { id } = await shop.purchaseOf(paid);
  const soon = new Date(shop.deps.now().getTime() + 20_000);
  await db()
    .update(purchaseTable)
    .set({ nextPollAt: soon })
    .where(and(eq(purchaseTable.id, id), eq(purchaseTable.state, 'paid')));
  await shop.minutes(1);
  await expectDelivered(paid);
});

test('one purchase that fails in the sweep delays no other one', async () => {
  const buyer = shop.buyer();
  const open = await buyer.begin(await buyer.plan('CZ'));
  await shop.pass(2 * shop.deps.settings.FULFIL_WITHIN_SECONDS + 60);
  const paid = await shop.paid('HU');
  await shop.loseJobs();
  await shop.world.fault({ party: 'stripe', method: 'GET', effect: 'status', status: 500, times: 3 });
  await shop.minutes(1);
  expect((await shop.purchaseOf(open)).state).toBe('paying');
  await expectDelivered(paid);
});

test('ten sweeps at once do the work of one', async () => {
  const several = [await shop.paid('NO'), await shop.paid('CH'), await shop.paid('IE')];
  await shop.loseJobs();
  await shop.pass(61);
  const standing = await stuckPurchases(db(), shop.deps.now(), 100);
  expect(standing.length).toBeGreaterThanOrEqual(3);
  const runs = await Promise.all(Array.from({ length: 10 }, () => recover(shop.deps)));
  expect(runs.reduce((sum, checked) => sum + checked, 0)).toBe(standing.length);
  await Promise.all([shop.drain(), shop.drain()]);
  for (const paid of several) await expectDelivered(paid);
});

test('ten simultaneous webhooks of one payment make it paid once', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('PL'));
  const told = Array.from({ length: 10 }, () => settle(shop.deps, 'stripe', begun.started.payment_intent_id));
  expect(new Set((await Promise.all(told)).map(({ kind }) => kind))).toEqual(new Set(['paid']));
  expect(await shop.deps.db.db.execute(sql`select 1 from refund where reason = 'surplus'`)).toMatchObject({
    rows: [],
  });
  await shop.settle();
  await expectDelivered({ ...begun, buyer });
});
