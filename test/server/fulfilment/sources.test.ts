import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { runVerb } from '../../../src/server/admin/run-verb.ts';
import { esimTable, providerOrderTable, userEsimTable } from '../../../src/server/esims/tables.ts';
import { openWholesalers } from '../../../src/server/providers/registry/wholesalers.ts';
import { wholesalerOutageTable } from '../../../src/server/providers/tables.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { type Bought, buying } from '../../support/shop/buying.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { bundlesOn } from '../../support/shop/top-ups.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { type Played, WHOLESALERS } from '../../support/shop/wholesaler.ts';

// In Portugal eSIM Access has the same plan as eSIM Go, for less.
const shop = useTestShop({ extra: ['esimAccess'], silent: 'stripe' });
const { paid, ended, delivered, giveBack, refundsOf, statusOf } = buying(shop);

const played = (wanted: string): Played => {
  const found = WHOLESALERS.find(({ id }) => id === wanted);
  if (!found) throw new Error(`nobody plays ${wanted}`);
  return found;
};
const [esimGo, esimAccess] = [played('esim-go'), played('esim-access')];
const PLAN = 'esim_1GB_7D_PT_V2';

/** The sources of a purchase's orders, first attempt first, with what became of them. */
async function ordersOf(bought: Bought): Promise<string[]> {
  const { id } = await shop.purchaseOf(bought.begun);
  const rows = await shop.deps.db.db
    .select()
    .from(providerOrderTable)
    .where(eq(providerOrderTable.purchaseId, id))
    .orderBy(providerOrderTable.attempt);
  return rows.map(({ wholesaler, outcome }) => `${wholesaler} ${outcome}`);
}

/** What stands on its buyer's eSIM, and at whom. */
async function esimOf(bought: Bought) {
  const { id } = await shop.purchaseOf(bought.begun);
  const [row] = await shop.deps.db.db
    .select({ wholesaler: esimTable.wholesaler, bundle: userEsimTable.bundleName, iccid: esimTable.iccid })
    .from(userEsimTable)
    .innerJoin(esimTable, eq(esimTable.iccid, userEsimTable.iccid))
    .where(eq(userEsimTable.purchaseId, id));
  return row;
}

/** How many orders the wholesalers' own records have. */
async function booked(): Promise<number> {
  const since = new Date(shop.deps.now().getTime() - 86_400_000 * 30);
  const all = await Promise.all(
    shop.deps.wholesalers.all.map((one) => one.ledgerEntries(since, shop.deps.now())),
  );
  return all.flat().filter(({ kind }) => kind === 'order').length;
}

const choose = (wholesaler: string, choice: 'prefer' | 'pin' | 'block' | null) =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, 'source_choose', {
    place: 'PT',
    bundle_name: PLAN,
    wholesaler,
    choice,
    reason: 'a test',
  });

const turn = ({ poor }: Played, isPoor: boolean) =>
  shop.world.control(poor.control, isPoor ? poor.on : poor.off);

beforeEach(async () => {
  // Whatever a test before has lost is long over.
  await shop.pass(3600);
  await shop.deps.db.db.delete(wholesalerOutageTable);
});

test('a plan of two wholesalers is sold once, under the first one’s name, and delivered by the cheaper', async () => {
  const names = [...shop.deps.catalog.current().offers.values()]
    .filter(({ plan }) => plan.country_code === 'PT' && plan.duration === 7 && plan.data_amount === 1000)
    .map(({ plan }) => plan.bundle_name);
  expect(names).toEqual([PLAN]);
  const bought = await paid(esimGo, 'PT');
  const before = await shop.purchaseOf(bought.begun);
  expect([before.wholesaler, before.sourceBundle]).toEqual(['esim-go', null]);
  expect(await ended(bought)).toBe('ready');
  const after = await shop.purchaseOf(bought.begun);
  expect(after).toMatchObject({ wholesaler: 'esim-access', bundleName: PLAN, priceCents: before.priceCents });
  expect(after.wholesaleCents).toBeLessThan(before.wholesaleCents);
  expect(await esimOf(bought)).toMatchObject({ wholesaler: 'esim-access', bundle: after.sourceBundle });
  const { esims } = (await bought.buyer.get<{ esims: { bundle_name: string }[] }>('/api/esims')).body;
  expect(esims).toEqual([expect.objectContaining({ bundle_name: PLAN })]);
});

describe('if the first source', () => {
  test('refuses for now, the next one delivers at once', async () => {
    await turn(esimAccess, true);
    const bought = await paid(esimGo, 'PT');
    await shop.settle();
    expect(await ordersOf(bought)).toEqual(['esim-access refused', 'esim-go bound']);
    expect(await statusOf(bought)).toBe('ready');
    await turn(esimAccess, false);
  });

  test('refuses, and so does the next, each is asked again until one has it', async () => {
    await turn(esimAccess, true);
    await turn(esimGo, true);
    const bought = await paid(esimGo, 'PT');
    await shop.settle();
    await turn(esimGo, false);
    expect(await ended(bought)).toBe('ready');
    const orders = await ordersOf(bought);
    expect(orders.at(-1)).toBe('esim-go bound');
    expect(orders.slice(0, 2)).toEqual(['esim-access refused', 'esim-go refused']);
    await turn(esimAccess, false);
  });

  test('says yes, and nobody hears it, its eSIM is found and nothing else bought', async () => {
    const before = await paid(esimGo, 'PT');
    const there = await booked();
    await shop.world.fault({ ...esimAccess.ordering, effect: 'cut-after' });
    expect(await ended(before)).toBe('ready');
    expect(await ordersOf(before)).toEqual(['esim-access bound']);
    expect(await booked()).toBe(there + 1);
  });

  test('is not heard, the next one gets the order after the time in which it could show up, and not before', async () => {
    const bought = await paid(esimGo, 'PT');
    const there = await booked();
    await shop.world.fault({ ...esimAccess.ordering, effect: 'cut-before' });
    await shop.settle();
    await shop.later(300);
    expect(await ordersOf(bought)).toEqual(['esim-access asked']);
    await shop.later(400);
    await shop.settle();
    expect(await ordersOf(bought)).toEqual(['esim-access void', 'esim-go bound']);
    expect(await statusOf(bought)).toBe('ready');
    expect(await booked()).toBe(there + 1);
    expect((await shop.purchaseOf(bought.begun)).wholesaler).toBe('esim-go');
  });

  test('accepts and fails, the next one delivers', async () => {
    const { fails } = esimAccess;
    if (!fails) throw new Error('it cannot fail');
    await shop.world.control(fails.control, fails.on);
    const bought = await paid(esimGo, 'PT');
    expect(await ended(bought)).toBe('ready');
    expect(await ordersOf(bought)).toEqual(['esim-access refused', 'esim-go bound']);
    await shop.world.control(fails.control, fails.off);
  });

  test('does not answer, the next buyers get theirs from the other one, and operators are told until it answers', async () => {
    const first = await paid(esimGo, 'PT');
    await shop.world.fault({ ...esimAccess.ordering, effect: 'cut-before' });
    await shop.settle();
    const { health } = shop.deps.wholesalers;
    expect([health.isAway('esim-access'), health.isAway('esim-go')]).toEqual([true, false]);
    // Another process, whose buyers need not wait to find it out.
    const { settings, db, log } = shop.deps;
    const { health: elsewhere } = openWholesalers(settings, db, log, () => shop.deps.now());
    expect(elsewhere.isAway('esim-access')).toBe(false);
    await elsewhere.refresh();
    expect([elsewhere.isAway('esim-access'), elsewhere.isAway('esim-go')]).toEqual([true, false]);
    const next = await paid(esimGo, 'PT');
    await shop.settle();
    expect(await ordersOf(next)).toEqual(['esim-go bound']);
    const away = async () =>
      (await runVerb({ deps: shop.deps, by: atCommandLine('test') }, 'wholesalers', {})).wholesalers.flatMap(
        ({ id, away_since: since }) => (since === null ? [] : [id]),
      );
    expect(await away()).toEqual(['esim-access']);
    expect(await ended(first)).toBe('ready');
    const last = await paid(esimGo, 'PT');
    await shop.settle();
    expect((await ordersOf(last))[0]).toBe('esim-access bound');
    await expect.poll(away).toEqual([]);
    await elsewhere.refresh();
    expect(elsewhere.isAway('esim-access')).toBe(false);
  });
});

describe('an operator', () => {
  test('prefers, pins or blocks a source, and the next order goes there', async () => {
    await choose('esim-go', 'prefer');
    const preferred = await paid(esimGo, 'PT');
    await shop.settle();
    expect(await ordersOf(preferred)).toEqual(['esim-go bound']);
    await choose('esim-go', 'pin');
    await turn(esimGo, true);
    const pinned = await paid(esimGo, 'PT');
    await shop.settle();
    expect(new Set(await ordersOf(pinned))).toEqual(new Set(['esim-go refused']));
    await turn(esimGo, false);
    expect(await ended(pinned)).toBe('ready');
    await choose('esim-go', 'block');
    await expect(choose('esim-access', 'block')).rejects.toMatchObject({ reason: 'invalid_field' });
    await choose('esim-go', null);
  });
});

describe('an eSIM of another source', () => {
  test('is given back there, and its buyer refunded', async () => {
    const owner = await delivered(esimGo, 'PT');
    expect((await esimOf(owner))?.wholesaler).toBe('esim-access');
    expect((await giveBack(owner)).status).toBe(200);
    await shop.settle();
    expect(await statusOf(owner)).toBe('refunded');
    expect(await refundsOf(owner)).toHaveLength(1);
    expect(await bundlesOn(shop, owner.iccid)).toEqual([
      expect.stringMatching(/ (revoked|returned|cancel)$/),
    ]);
  });

  test('is replaced from there', async () => {
    const owner = await delivered(esimGo, 'PT');
    const { id: order } = await shop.purchaseOf(owner.begun);
    await runVerb({ deps: shop.deps, by: atCommandLine('test') }, 'replace', { order, reason: 'lost' });
    expect(await ended(owner)).toBe('ready');
    const now = await esimOf(owner);
    expect([now?.wholesaler, now?.iccid === owner.iccid]).toEqual(['esim-access', false]);
  });

  test('is topped up by its own wholesaler or not at all', async () => {
    await choose('esim-go', 'pin');
    const owner = await delivered(esimGo, 'PT');
    await choose('esim-go', null);
    const added = await paid(esimGo, 'PT', { buyer: owner.buyer, onto: owner.id });
    expect(await ended(added)).toBe('ready');
    expect(await ordersOf(added)).toEqual(['esim-go bound']);
    const other = await delivered(esimGo, 'PT');
    const plan = await other.buyer.plan('PT', (each) => each.bundle_name === PLAN);
    const { status, body } = await other.buyer.start(
      await other.buyer.request(plan, { attempt_id: randomUUID(), top_up_esim_id: other.id }),
    );
    expect([status, body.code]).toEqual([409, 'top_up_refused']);
  });
});

test('a source that costs more than the price has left for it delivers, and the loss is a case', async () => {
  const bought = await paid(esimGo, 'PT');
  const { id } = await shop.purchaseOf(bought.begun);
  const { db } = shop.deps.db;
  // As if a code had taken nearly all of it off.
  await db.update(purchaseTable).set({ priceCents: 1 }).where(eq(purchaseTable.id, id));
  expect(await ended(bought)).toBe('ready');
  const [order] = await db.select().from(providerOrderTable).where(eq(providerOrderTable.purchaseId, id));
  expect(order).toMatchObject({ wholesaler: 'esim-access', outcome: 'bound' });
  expect(order?.lossCents).toBeGreaterThanOrEqual((order?.wholesaleCents ?? 0) - 1);
  expect(await openAlerts(shop)).toContain('source_loss');
});

test('a wholesaler that is left for good sells nothing, and its eSIMs are shown, polled and given back', async () => {
  const owner = await delivered(esimGo, 'PT');
  expect((await esimOf(owner))?.wholesaler).toBe('esim-access');
  const block = (blocked: boolean) =>
    runVerb({ deps: shop.deps, by: atCommandLine('test') }, 'wholesaler_block', {
      wholesaler: 'esim-access',
      blocked,
      reason: 'a test',
    });
  await block(true);
  await shop.handlers['catalog.sync']({});
  await shop.deps.catalog.refresh();
  const sellers = new Set(
    [...shop.deps.catalog.current().offers.values()].map(({ wholesaler }) => wholesaler),
  );
  expect(sellers).toEqual(new Set(['esim-go']));
  const next = await delivered(esimGo, 'PT');
  expect((await esimOf(next))?.wholesaler).toBe('esim-go');

  const reading = () =>
    owner.buyer.get<{ bundle_status: { bundle_state: string; usage_percent: number } }>(
      `/api/esims/${owner.id}/status`,
    );
  expect((await reading()).body.bundle_status.bundle_state).toBe('queued');
  const { esims } = (await owner.buyer.get<{ esims: { bundle_name: string }[] }>('/api/esims')).body;
  expect(esims).toEqual([expect.objectContaining({ bundle_name: PLAN })]);
  expect((await giveBack(owner)).status).toBe(200);
  await shop.settle();
  expect(await statusOf(owner)).toBe('refunded');
  expect(await bundlesOn(shop, owner.iccid)).toEqual([expect.stringMatching(/ (revoked|returned|cancel)$/)]);
  await block(false);
  await shop.handlers['catalog.sync']({});
  await shop.deps.catalog.refresh();
});
