import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';

import { planTable } from '../../../src/server/catalog/tables.ts';
import { markDatabase } from '../../../src/server/db/shop-mark.ts';
import { shopMarkTable } from '../../../src/server/db/tables.ts';
import type { Wholesaler } from '../../../src/server/providers/wholesaler.ts';
import { changeCatalogue } from '../../support/database/behind-the-shop.ts';
import { LISTING, ORDERING } from '../../support/outside/calls.ts';
import type { Fault } from '../../support/outside/outside-world.ts';
import type { Paid } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ silent: 'stripe' });
afterEach(async () => {
  await shop.world.control('balance', { amount: 100_000 });
  await shop.world.control('provider', { orderProcessingMs: 0, orderOutcome: 'completed' });
});

const settings = () => shop.deps.settings;

/** One order, one eSIM for the buyer, one mail, the money kept. */
async function expectDelivered(paid: Paid): Promise<void> {
  const order = await paid.buyer.order(paid.started.order);
  const books = await shop.world.books(paid);
  expect(order.status).toBe('ready');
  expect(books.orders.map(({ iccids }) => iccids)).toEqual([[order.esim?.iccid]]);
  expect(books.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('is ready')]);
  expect(books.refunds).toEqual([]);
}

/** All the money refunded once, one mail that says so, no eSIM. */
async function expectRefunded(paid: Paid): Promise<void> {
  const order = await paid.buyer.order(paid.started.order);
  const books = await shop.world.books(paid);
  expect([order.status, order.esim]).toEqual(['refunded', null]);
  expect(books.refunds).toMatchObject([{ amount: books.charges[0]?.amount, status: 'succeeded' }]);
  expect(books.mails.map(({ subject }) => subject)).toEqual(['Your money is on its way back']);
}

test.each<[what: string, iso: string, fault: Omit<Fault, 'party'>]>([
  ['too many requests', 'JP', { effect: 'status', status: 429 }],
  ['garbage, though the order went through', 'FR', { effect: 'garbage' }],
  ['a cut connection after the order went through', 'ES', { effect: 'cut-after' }],
  ['no access for a moment', 'IT', { effect: 'status', status: 403 }],
])('after %s the buyer still gets the one eSIM while waiting', async (_what, iso, fault) => {
  await shop.world.fault({ ...ORDERING, ...fault });
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan(iso));
  expect((await begun.complete()).status).toBe(200);
  await shop.drain();
  await expectDelivered({ ...begun, buyer });
});

test('if the wholesaler’s orders cannot be read at first either, the buyer still gets the eSIM while waiting', async () => {
  await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
  await shop.world.fault({ ...LISTING, effect: 'cut-before' });
  await shop.world.fault({ ...LISTING, effect: 'status', status: 403 });
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('PL'));
  expect((await begun.complete()).status).toBe(200);
  await shop.drain();
  await expectDelivered({ ...begun, buyer });
});

test.each<[what: string, iso: string, fault: Omit<Fault, 'party'>]>([
  ['an error of the wholesaler', 'PT', { effect: 'status', status: 500 }],
  ['a cut connection before the order went through', 'GR', { effect: 'cut-before' }],
])(
  'after %s it is ordered once more, and only when the first had all the time to show up',
  async (_what, iso, fault) => {
    await shop.world.fault({ ...ORDERING, ...fault });
    const paid = await shop.paid(iso);
    await shop.drain();
    for (let waited = 0; waited < settings().ORDER_UNCLEAR_SECONDS - 60; waited += 60) {
      await shop.later(60);
    }
    expect((await shop.world.books(paid)).orders).toEqual([]);
    expect((await paid.buyer.order(paid.started.order)).status).toBe('processing');
    await shop.later(120);
    await expectDelivered(paid);
  },
);

test('if the second order is unclear, too, there is no third: the purchase is refunded', async () => {
  await shop.world.fault({ ...ORDERING, effect: 'cut-before', times: 100 });
  const paid = await shop.paid('NL');
  await shop.drain();
  for (let waited = 0; waited <= settings().FULFIL_WITHIN_SECONDS; waited += 120) {
    await shop.later(120);
  }
  expect(await shop.world.faults()).toMatchObject([{ times: 98 }]);
  await shop.settle();
  await expectRefunded(paid);
  await shop.world.clearFaults();
  await shop.later(3600);
  await expectRefunded(paid);
  expect((await shop.world.books(paid)).orders).toEqual([]);
});

test('an order that appears only after the second one is not bought a third time', async () => {
  await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
  await shop.world.fault({ ...LISTING, effect: 'status', status: 500, times: 100 });
  const paid = await shop.paid('BE');
  await shop.drain();
  await shop.later(settings().ORDER_UNCLEAR_SECONDS + 60);
  expect((await shop.world.books(paid)).orders).toHaveLength(1);
  await shop.world.clearFaults();
  await shop.later(120);
  await expectDelivered(paid);
});

test.each([
  ['another run of commits has begun', 'TH', false],
  ['another one begins while the wholesaler’s records are read', 'VN', false],
  ['the run of commits is the same', 'MX', true],
] as const)(
  'where %s, an order that nobody here knows of is given to who lost theirs (%s): %s',
  async (what, iso, isTaken) => {
    const { db, cipher } = shop.deps;
    await markDatabase(db, cipher, 'sandbox');
    const setHistory = (history: string | null) =>
      db.db.update(shopMarkTable).set({ history, historyBeganAt: null });
    const buyer = shop.buyer();
    const plan = await buyer.plan(iso);
    const wanted = { bundleName: plan.bundle_name, clientReference: randomUUID(), onto: null, cents: 0 };
    const wholesaler = shop.deps.wholesalers.all[0] as Wholesaler;
    await wholesaler.order(wanted, 10_000);
    const known = (await shop.world.ledger()).provider_orders;
    await setHistory(null);
    const read = wholesaler.ordersSince.bind(wholesaler);
    if (what.includes('while'))
      vi.spyOn(wholesaler, 'ordersSince').mockImplementationOnce(async (...asked) => {
        const listed = await read(...asked);
        await setHistory('another');
        return listed;
      });
    else if (!isTaken) await setHistory('another');
    await shop.world.fault({ ...ORDERING, effect: 'cut-before' });
    const paid = await shop.paid(iso);
    await shop.drain();
    expect((await paid.buyer.order(paid.started.order)).status).toBe(isTaken ? 'ready' : 'processing');
    await shop.later(settings().ORDER_UNCLEAR_SECONDS + 60);
    const order = await paid.buyer.order(paid.started.order);
    expect(order.status).toBe('ready');
    const others = known.flatMap(({ iccids }) => iccids);
    expect(others.includes(order.esim?.iccid ?? '')).toBe(isTaken);
    await setHistory(null);
  },
);

test('while the balance is empty the buyer waits, and gets the eSIM once it is topped up', async () => {
  await shop.world.control('balance', { amount: 0 });
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('SE'));
  expect(await begun.complete()).toMatchObject({ status: 202, body: { status: 'processing' } });
  await shop.world.control('balance', { amount: 1000 });
  await shop.later(60);
  await expectDelivered({ ...begun, buyer });
  expect((await begun.complete()).status).toBe(200);
});

test('if the balance stays empty, the purchase is refunded after the promised time', async () => {
  await shop.world.control('balance', { amount: 0 });
  const paid = await shop.paid('DE');
  await shop.drain();
  await shop.later(settings().FULFIL_WITHIN_SECONDS - 60);
  expect((await paid.buyer.order(paid.started.order)).status).toBe('processing');
  await shop.later(120);
  await expectRefunded(paid);
});

test('a bundle that the wholesaler no longer has is refunded at once', async () => {
  const buyer = shop.buyer();
  const plan = await buyer.plan('AT');
  const gone = { ...plan, bundle_name: 'esim_1GB_7D_GONE_V2' };
  await changeCatalogue(shop.deps, (tx) =>
    tx
      .update(planTable)
      .set({ bundleName: gone.bundle_name })
      .where(eq(planTable.bundleName, plan.bundle_name)),
  );
  const begun = await buyer.beginAndPay(gone);
  expect(await begun.complete()).toMatchObject({ status: 409, body: { code: 'refunded' } });
  await shop.drain();
  await expectRefunded({ ...begun, buyer });
  expect(await begun.complete()).toMatchObject({ status: 409, body: { code: 'refunded' } });
});

test('the shop waits for codes that the wholesaler delivers later, with one order', async () => {
  await shop.world.control('provider', { orderProcessingMs: 300_000 });
  const paid = await shop.paid('FI');
  await shop.drain();
  await shop.later(120);
  expect((await paid.buyer.order(paid.started.order)).status).toBe('processing');
  await shop.later(240);
  await expectDelivered(paid);
});

test('codes that never come are refunded in time', async () => {
  await shop.world.control('provider', { orderProcessingMs: 36_000_000 });
  const paid = await shop.paid('DK');
  await shop.drain();
  for (let waited = 0; waited <= settings().FULFIL_WITHIN_SECONDS; waited += 300) {
    await shop.later(300);
  }
  await expectRefunded(paid);
});

test('an order that the wholesaler reports as failed is tried again', async () => {
  await shop.world.control('provider', { orderOutcome: 'failed' });
  const paid = await shop.paid('CH');
  await shop.drain();
  await shop.world.control('provider', { orderOutcome: 'completed' });
  await shop.later(60);
  await expectDelivered(paid);
});

test('if the wholesaler answers later than the browser waits, the order is in progress, then ready', async () => {
  await shop.world.fault({ ...ORDERING, effect: 'delay', delay_ms: 120_000 });
  const buyer = shop.buyer();
  const begun = await buyer.beginAndPay(await buyer.plan('NO'));
  const waiting = await begun.complete();
  expect(waiting).toMatchObject({ status: 202, body: { status: 'processing', order: begun.started.order } });
  await shop.world.clearFaults();
  await expect.poll(async () => (await buyer.order(begun.started.order)).status).toBe('ready');
  expect((await begun.complete()).status).toBe(200);
  await shop.drain();
  await expectDelivered({ ...begun, buyer });
});

test('if the wholesaler is completely away, the purchase is refunded without its answer', async () => {
  await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
  await shop.world.fault({ party: 'esim-go', effect: 'cut-before', times: 10_000 });
  const paid = await shop.paid('IE');
  await shop.drain();
  await shop.later(settings().FULFIL_WITHIN_SECONDS + 60);
  expect((await paid.buyer.order(paid.started.order)).status).toBe('processing');
  await shop.later(settings().FULFIL_WITHIN_SECONDS);
  await expectRefunded(paid);
  await shop.world.clearFaults();
  await shop.later(600);
  await expectRefunded(paid);
});
