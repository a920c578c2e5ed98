import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { alertTable } from '../../../src/server/alerts/tables.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import { auditOf } from '../../../src/server/audit/record-audit.ts';
import { markDatabase } from '../../../src/server/db/shop-mark.ts';
import { shopMarkTable } from '../../../src/server/db/tables.ts';
import { takeBackLate } from '../../../src/server/esim-returns/take-back-late.ts';
import { providerOrdersOf } from '../../../src/server/fulfilment/find-provider-order.ts';
import { placeProviderOrder } from '../../../src/server/fulfilment/place-provider-order.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { LISTING, ORDERING, REVOKING } from '../../support/outside/calls.ts';
import { claimed } from '../../support/shop/claimed.ts';
import { bundlesOn, paidTopUp } from '../../support/shop/top-ups.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { wholesalerOf } from '../../support/shop/wholesaler.ts';

const JAPAN = 'esim_1GB_7D_JP_V2';
const FRANCE = 'esim_1GB_7D_FR_V2';
const LIST = { ...LISTING, effect: 'status', times: 500 } as const;

const shop = useTestShop({ silent: 'esim-go' });
afterEach(async () => {
  await shop.world.control('provider', { orderProcessingMs: 0 });
});

type Begun = Awaited<ReturnType<typeof paidTopUp>>;
const stateOf = async (begun: Begun) => (await shop.purchaseOf(begun)).state;
const refundCount = async () => (await shop.world.ledger()).provider_refunds.length;
const outcomes = async (begun: Begun) =>
  (await providerOrdersOf(shop.deps.db.db, (await shop.purchaseOf(begun)).id)).map(({ outcome }) => outcome);
async function alertsAbout(subject: string): Promise<string[]> {
  await watch(shop.deps);
  const rows = await shop.deps.db.db.select().from(alertTable).where(eq(alertTable.subject, subject));
  return rows.map(({ kind }) => kind);
}

/** The shop receives the payment and orders, while nobody waits. */
async function ordered({ started }: Begun): Promise<void> {
  await settle(shop.deps, 'stripe', started.payment_intent_id);
  await shop.drain();
}

/** A top-up was ordered and the answer lost; the wholesaler did not list the order before the refund. */
async function refundedTooEarly() {
  const owned = await ownerOfEsim(shop);
  const begun = await paidTopUp(owned, 'FR');
  await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
  await shop.world.fault(LIST);
  await ordered(begun);
  await shop.later(2 * shop.deps.settings.FULFIL_WITHIN_SECONDS + 60);
  expect(await stateOf(begun)).toBe('refunded');
  expect(await bundlesOn(shop, owned.iccid)).toEqual([`${JAPAN} queued`, `${FRANCE} queued`]);
  await shop.world.clearFaults();
  return { owned, begun };
}

describe('an order for a top-up that appears after its refund', () => {
  test('is taken back by itself, without an alert', async () => {
    const before = await refundCount();
    const { owned, begun } = await refundedTooEarly();
    await shop.later(60);
    expect(await bundlesOn(shop, owned.iccid)).toEqual([`${JAPAN} queued`, `${FRANCE} revoked`]);
    expect(await refundCount()).toBe(before + 1);
    expect(await outcomes(begun)).toEqual(['late']);
    const { id } = await shop.purchaseOf(begun);
    const [order] = await providerOrdersOf(shop.deps.db.db, id);
    const audit = await auditOf(shop.deps.db.db, id);
    expect(audit.map(({ what }) => what)).toContain('the wholesaler paid back');
    await shop.later(3600);
    expect(await alertsAbout(order?.reference ?? '')).toEqual([]);
    expect((await runCommand(shop.deps, ['reconcile', '--report', '24'])).text).not.toMatch(
      /eSIM Go.*differ/,
    );
    expect((await owned.details()).esim.status).toBe('purchased');
  });

  test.each(['cut-before', 'cut-after'] as const)(
    'is taken back once if that answer is lost (%s)',
    async (effect) => {
      const before = await refundCount();
      const { owned } = await refundedTooEarly();
      await shop.world.fault({ ...REVOKING, effect });
      await shop.later(60);
      await shop.later(3600);
      expect(await bundlesOn(shop, owned.iccid)).toContain(`${FRANCE} revoked`);
      expect(await refundCount()).toBe(before + 1);
      expect((await runCommand(shop.deps, ['reconcile', '--report', '24'])).text).not.toMatch(
        /eSIM Go.*differ/,
      );
    },
  );

  test('is taken back once, however many processes see it', async () => {
    const before = await refundCount();
    const { begun } = await refundedTooEarly();
    const purchase = await shop.purchaseOf(begun);
    await Promise.all([1, 2, 3].map(() => takeBackLate(shop.deps, purchase)));
    await shop.later(60);
    expect(await refundCount()).toBe(before + 1);
    const audit = await auditOf(shop.deps.db.db, purchase.id);
    expect(audit.filter(({ what }) => what === 'the wholesaler paid back')).toHaveLength(1);
  });

  test('is left alone after lost commits: it may belong to somebody who paid for it', async () => {
    const { owned } = await refundedTooEarly();
    await markDatabase(shop.deps.db, shop.deps.cipher, 'sandbox');
    const { db } = shop.deps.db;
    await db.update(shopMarkTable).set({ historyBeganAt: shop.deps.now() });
    await shop.later(60);
    expect(await bundlesOn(shop, owned.iccid)).toEqual([`${JAPAN} queued`, `${FRANCE} queued`]);
    await db.update(shopMarkTable).set({ historyBeganAt: null });
    await shop.later(60);
    expect(await bundlesOn(shop, owned.iccid)).toEqual([`${JAPAN} queued`, `${FRANCE} revoked`]);
  });

  test('needs a person if the wholesaler does not take it back', async () => {
    const { begun } = await refundedTooEarly();
    await shop.world.fault({ ...REVOKING, effect: 'status', status: 400, times: 2 });
    await shop.later(60);
    const { id, needsReview } = await shop.purchaseOf(begun);
    expect(needsReview).toBe('refunded, and the wholesaler does not take its late order back');
    expect(await alertsAbout(id)).toEqual(['needs_review']);
  });

  test('is not mistaken for the order of an equal top-up that still waits', async () => {
    const { owned, begun } = await refundedTooEarly();
    const other = await paidTopUp(owned, 'FR');
    await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
    await shop.world.fault({ ...LIST, times: 8 });
    await ordered(other);
    expect(await stateOf(other)).toBe('unclear');
    await shop.world.clearFaults();
    await takeBackLate(shop.deps, await shop.purchaseOf(begun));
    expect(await outcomes(begun)).toEqual(['asked']);
    await shop.later(60);
    await shop.later(600);
    expect((await owned.buyer.order(other.started.order)).status).toBe('ready');
    const states = (await bundlesOn(shop, owned.iccid)).filter((bundle) => bundle.startsWith(FRANCE));
    expect(states.toSorted()).toEqual([`${FRANCE} queued`, `${FRANCE} revoked`]);
  });

  test('is not confused with an operator’s manual order hours later', async () => {
    const owned = await ownerOfEsim(shop);
    const begun = await paidTopUp(owned, 'FR');
    await shop.world.fault({ ...ORDERING, effect: 'cut-before', times: 2 });
    await ordered(begun);
    await shop.later(2 * shop.deps.settings.FULFIL_WITHIN_SECONDS + 60);
    await shop.later(60);
    expect(await stateOf(begun)).toBe('refunded');
    await shop.world.clearFaults();
    await shop.later(2 * 3600);
    const wanted = { bundleName: FRANCE, clientReference: '', onto: owned.iccid, cents: 0 };
    await wholesalerOf(shop).order(wanted, 5000);
    await shop.later(3600);
    expect(await bundlesOn(shop, owned.iccid)).toEqual([`${JAPAN} queued`, `${FRANCE} queued`]);
  });
});

describe('an order whose answer comes after its refund', () => {
  test.each(['a top-up', 'a new eSIM'])('is taken back, and given to nobody else (%s)', async (what) => {
    const before = await refundCount();
    const owned = await ownerOfEsim(shop);
    const buyer = shop.buyer();
    const begun =
      what === 'a top-up' ? await paidTopUp(owned, 'FR') : await buyer.beginAndPay(await buyer.plan('FR'));
    await settle(shop.deps, 'stripe', begun.started.payment_intent_id);
    const purchase = await shop.purchaseOf(begun);
    const claim = await claimed(shop, purchase);
    await shop.stripe.refund(begun.started.payment_intent_id);
    await expect.poll(async () => (await shop.drain(), await stateOf(begun))).toBe('refunded');
    expect(await placeProviderOrder(shop.deps, claim)).toBeNull();
    expect(await outcomes(begun)).toEqual(['late']);
    await shop.later(60);
    expect(await refundCount()).toBe(before + 1);
    const [order] = await providerOrdersOf(shop.deps.db.db, purchase.id);
    const { provider_orders: orders, esims } = await shop.world.ledger();
    const iccid = orders.find(({ reference }) => reference === order?.reference)?.iccids[0];
    const bundles = esims.find((esim) => esim.iccid === iccid)?.bundles ?? [];
    expect(bundles.map(({ name, state }) => `${name} ${state}`)).toContain(`${FRANCE} revoked`);
  });
});

test('an eSIM that came after its buyer’s refund is taken back', async () => {
  const before = await refundCount();
  const buyer = shop.buyer();
  const { FULFIL_WITHIN_SECONDS: within } = shop.deps.settings;
  await shop.world.control('provider', { orderProcessingMs: 3 * within * 1000 });
  const begun = await buyer.beginAndPay(await buyer.plan('FR'));
  await ordered(begun);
  await shop.later(within + 60);
  await shop.later(60);
  expect(await stateOf(begun)).toBe('refunded');
  expect(await refundCount()).toBe(before);
  await shop.later(3 * within);
  await shop.later(3600);
  expect(await refundCount()).toBe(before + 1);
  expect((await runCommand(shop.deps, ['reconcile', '--report', '24'])).text).toMatch(
    /eSIM Go paid back .*agree/,
  );
});
