import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { providerOrderTable } from '../../../src/server/esims/tables.ts';
import { bindProviderOrder } from '../../../src/server/fulfilment/bind-provider-order.ts';
import { claimProviderOrder } from '../../../src/server/fulfilment/claim-provider-order.ts';
import { giveUp, findLostProviderOrder } from '../../../src/server/fulfilment/find-lost-provider-order.ts';
import { providerOrdersOf } from '../../../src/server/fulfilment/find-provider-order.ts';
import { fulfil } from '../../../src/server/fulfilment/fulfil.ts';
import { placeProviderOrder } from '../../../src/server/fulfilment/place-provider-order.ts';
import { lockPurchase } from '../../../src/server/purchase/purchases.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { LISTING, ORDERING } from '../../support/outside/calls.ts';
import { claimed, leaseOver } from '../../support/shop/claimed.ts';
import type { Paid } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { wholesalerOf } from '../../support/shop/wholesaler.ts';

const shop = useTestShop({ silent: 'stripe' });

const db = () => shop.deps.db.db;
const iccidOf = async ({ buyer, started }: Paid) => (await buyer.order(started.order)).esim?.iccid;

/** Paid and ordered, but the answer was lost: only the wholesaler's records have the order. */
async function unclear(iso: string): Promise<Paid> {
  const paid = await shop.paid(iso);
  const { id } = await shop.purchaseOf(paid);
  await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
  await fulfil(shop.deps, id, []);
  expect((await shop.purchaseOf(paid)).state).toBe('unclear');
  return paid;
}

test('unclear purchases of one bundle divide the found orders, each with its own eSIM', async () => {
  const several = [await unclear('JP'), await unclear('JP'), await unclear('JP')];
  const purchases = await Promise.all(several.map((paid) => shop.purchaseOf(paid)));
  for (let round = 0; round < 3; round++) {
    const twice = purchases.flatMap((purchase) => [purchase, purchase]);
    await Promise.all(twice.map((purchase) => findLostProviderOrder(shop.deps, purchase)));
  }
  const iccids = await Promise.all(several.map(iccidOf));
  expect(new Set(iccids).size).toBe(3);
  const { provider_orders: orders } = await shop.world.ledger();
  expect(new Set(orders.flatMap((order) => order.iccids))).toEqual(new Set(iccids));
  const bound = await db().select().from(providerOrderTable);
  expect(new Set(bound.map(({ reference }) => reference))).toEqual(
    new Set(orders.map(({ reference }) => reference)),
  );
});

test('two simultaneous searches for one purchase’s order bind one order, not two', async () => {
  const mine = await unclear('FR');
  const other = await unclear('FR');
  const purchase = await shop.purchaseOf(mine);
  await Promise.all(Array.from({ length: 4 }, () => findLostProviderOrder(shop.deps, purchase)));
  await findLostProviderOrder(shop.deps, await shop.purchaseOf(other));
  const [one, two] = [await iccidOf(mine), await iccidOf(other)];
  expect(one).toBeDefined();
  expect(two).toBeDefined();
  expect(one).not.toBe(two);
});

test('a purchase with an order binds no second one', async () => {
  const paid = await unclear('ES');
  const [asked] = await providerOrdersOf(db(), (await shop.purchaseOf(paid)).id);
  const purchase = await shop.purchaseOf(paid);
  const order = (reference: string) => ({
    reference,
    bundleName: purchase.bundleName,
    quantity: 1,
    status: 'completed' as const,
    placedAt: new Date(),
    codes: null,
  });
  expect(await bindProviderOrder(shop.deps, purchase, asked?.id ?? '', order('first'))).toBe(true);
  expect(await bindProviderOrder(shop.deps, purchase, asked?.id ?? '', order('second'))).toBe(false);
  expect(await bindProviderOrder(shop.deps, purchase, asked?.id ?? '', order('first'))).toBe(true);
  const stored = await providerOrdersOf(db(), purchase.id);
  expect(stored.map(({ reference }) => reference)).toEqual(['first']);
});

test('a process whose decision to order is outdated orders nothing', async () => {
  const paid = await shop.paid('IT');
  const seen = await shop.purchaseOf(paid);
  await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
  await fulfil(shop.deps, seen.id, []);
  expect(await claimProviderOrder(shop.deps, seen)).toBeNull();
  const stale = { ...seen, state: 'unclear' as const };
  expect(await claimProviderOrder(shop.deps, stale)).toBeNull();
  expect((await shop.world.books(paid)).orders).toHaveLength(1);
});

test('two processes that find a refused purchase at once order once, even if one is slow', async () => {
  const paid = await shop.paid('PT');
  const { id, wholesaler, bundleName, wholesaleCents } = await shop.purchaseOf(paid);
  const now = shop.deps.now();
  await db().insert(providerOrderTable).values({
    id: randomUUID(),
    purchaseId: id,
    attempt: 1,
    wholesaler,
    bundleName,
    wholesaleCents,
    startedAt: now,
    outcome: 'void',
  });
  await db().update(purchaseTable).set({ orderAttempts: 1 }).where(eq(purchaseTable.id, id));
  await shop.world.fault({ ...LISTING, effect: 'delay', delay_ms: 400 });
  await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
  const slow = fulfil(shop.deps, id, []);
  await expect.poll(() => shop.world.faults()).toHaveLength(1);
  await Promise.all([slow, fulfil(shop.deps, id, [])]);
  expect((await shop.world.books(paid)).orders).toHaveLength(1);
});

test('an abandoned order that appears is used before another one is placed', async () => {
  const paid = await unclear('HU');
  const { id } = await shop.purchaseOf(paid);
  await db().update(providerOrderTable).set({ outcome: 'void' }).where(eq(providerOrderTable.purchaseId, id));
  await db().update(purchaseTable).set({ state: 'paid' }).where(eq(purchaseTable.id, id));
  await fulfil(shop.deps, id, []);
  const { orders } = await shop.world.books(paid);
  expect(orders.map(({ iccids }) => iccids)).toEqual([[await iccidOf(paid)]]);
});

test('a decision to give up from before the delivery has no effect', async () => {
  const paid = await unclear('GR');
  const seen = await shop.purchaseOf(paid);
  const orders = await providerOrdersOf(db(), seen.id);
  await findLostProviderOrder(shop.deps, seen);
  await giveUp(shop.deps, seen, orders);
  await shop.drain();
  await giveUp(shop.deps, seen, orders);
  await shop.drain();
  expect((await paid.buyer.order(paid.started.order)).status).toBe('ready');
  expect((await shop.world.books(paid)).refunds).toEqual([]);
});

test('a decision to give up from before the order was found has no effect', async () => {
  const paid = await unclear('PL');
  const seen = await shop.purchaseOf(paid);
  const orders = await providerOrdersOf(db(), seen.id);
  const { provider_orders: books } = await shop.world.ledger();
  const placed = books.find(({ item }) => item === seen.bundleName);
  const order = {
    reference: placed?.reference ?? '',
    bundleName: seen.bundleName,
    quantity: 1,
    status: 'completed' as const,
    placedAt: shop.deps.now(),
    codes: null,
  };
  expect(await bindProviderOrder(shop.deps, seen, orders[0]?.id ?? '', order)).toBe(true);
  await giveUp(shop.deps, seen, orders);
  expect((await shop.purchaseOf(paid)).state).toBe('unclear');
  await findLostProviderOrder(shop.deps, seen);
  expect(placed?.iccids).toContain(await iccidOf(paid));
});

test('nobody gives up while a call to the wholesaler may be in progress', async () => {
  const paid = await shop.paid('NL');
  const seen = await shop.purchaseOf(paid);
  const claim = await claimed(shop, seen);
  await shop.pass(shop.deps.settings.FULFIL_WITHIN_SECONDS + 1);
  await giveUp(shop.deps, claim.purchase, []);
  await placeProviderOrder(shop.deps, {
    ...claim,
    purchase: { ...claim.purchase, leaseUntil: new Date(shop.deps.now().getTime() + 60_000) },
  });
  expect((await paid.buyer.order(paid.started.order)).status).toBe('ready');
});

test('just before giving up, the shop checks once more, finds the late order and delivers', async () => {
  const paid = await unclear('BE');
  await shop.later(shop.deps.settings.FULFIL_WITHIN_SECONDS + 60);
  expect((await paid.buyer.order(paid.started.order)).status).toBe('ready');
  const books = await shop.world.books(paid);
  expect([books.orders.length, books.refunds.length]).toEqual([1, 0]);
});

test('an order that comes too late is taken back: the buyer has the refund and no eSIM', async () => {
  const paid = await shop.paid('SE');
  const seen = await shop.purchaseOf(paid);
  const claim = await claimed(shop, seen);
  await leaseOver(shop, seen);
  await giveUp(shop.deps, await shop.purchaseOf(paid), await providerOrdersOf(db(), seen.id));
  await placeProviderOrder(shop.deps, claim);
  await shop.settle();
  const order = await paid.buyer.order(paid.started.order);
  expect([order.status, order.esim]).toEqual(['refunded', null]);
  const { orders, mails } = await shop.world.books(paid);
  expect(mails).toHaveLength(1);
  const { esims } = await shop.world.ledger();
  const late = esims.find(({ iccid }) => iccid === orders[0]?.iccids[0]);
  expect([orders.length, late?.bundles.map(({ state }) => state)]).toEqual([1, ['revoked']]);
});

test('an order that nobody waits for goes to the next purchase of the bundle with an unclear order', async () => {
  const paid = await shop.paid('SE');
  const { bundleName } = await shop.purchaseOf(paid);
  const left = await wholesalerOf(shop).order(
    { bundleName, clientReference: '', onto: null, cents: 0 },
    5_000,
  );
  await shop.world.fault({ ...ORDERING, effect: 'cut-before' });
  await fulfil(shop.deps, (await shop.purchaseOf(paid)).id, []);
  await findLostProviderOrder(shop.deps, await shop.purchaseOf(paid));
  expect(left).toMatchObject({ order: { iccids: [await iccidOf(paid)] } });
});

test('a refusal after the end of its lease does not keep the buyer waiting in vain', async () => {
  const paid = await shop.paid('DE');
  const seen = await shop.purchaseOf(paid);
  const claim = await claimed(shop, seen);
  await leaseOver(shop, seen);
  await shop.world.fault({ ...ORDERING, effect: 'status', status: 403 });
  await placeProviderOrder(shop.deps, claim);
  expect((await shop.purchaseOf(paid)).state).toBe('unclear');
  await findLostProviderOrder(shop.deps, await shop.purchaseOf(paid));
  expect((await paid.buyer.order(paid.started.order)).status).toBe('ready');
  expect((await shop.world.books(paid)).orders).toHaveLength(1);
});

test('a query outside the open transaction is refused, as it would wait for itself', async () => {
  const { id } = await shop.purchaseOf(await shop.paid('AT'));
  const beside = db().transaction(async (tx) => {
    await lockPurchase(tx, id);
    await fulfil(shop.deps, id);
  });
  await expect(beside).rejects.toMatchObject({
    cause: { message: 'a query on db inside a transaction: use tx' },
  });
});
