import { expect, test } from 'vitest';

import { bindProviderOrder } from '../../../src/server/fulfilment/bind-provider-order.ts';
import { fulfil } from '../../../src/server/fulfilment/fulfil.ts';
import { settle } from '../../../src/server/payments/settle.ts';
import { claimed } from '../../support/shop/claimed.ts';
import { bundlesOn, esimCount, paidTopUp } from '../../support/shop/top-ups.ts';
import { type Listed, type Owned, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { wholesalerOf } from '../../support/shop/wholesaler.ts';

// Each test leaves the rows that a killed process would leave, without its jobs, and lets the recover job finish.
const shop = useTestShop({ silent: 'stripe' });

/** A paid top-up that nothing is left to order. */
async function orphaned() {
  const owned = await ownerOfEsim(shop);
  const begun = await paidTopUp(owned, 'FR');
  await settle(shop.deps, 'stripe', begun.started.payment_intent_id);
  await shop.loseJobs();
  return { owned, begun };
}
type Orphaned = Awaited<ReturnType<typeof orphaned>>;

async function order({ iccid }: Owned) {
  const outcome = await wholesalerOf(shop).order(
    { bundleName: 'esim_1GB_7D_FR_V2', clientReference: '', onto: iccid, cents: 0 },
    20_000,
  );
  if (outcome.kind !== 'placed') throw new Error(outcome.why);
  return outcome.order;
}

async function expectAddedOnce({ owned, begun }: Orphaned, eSimsBefore: number): Promise<void> {
  expect(await bundlesOn(shop, owned.iccid)).toEqual([
    'esim_1GB_7D_JP_V2 queued',
    'esim_1GB_7D_FR_V2 queued',
  ]);
  expect(await esimCount(shop)).toBe(eSimsBefore);
  expect((await owned.buyer.order(begun.started.order)).status).toBe('ready');
  const { esims } = (await owned.buyer.get<Listed>('/api/esims')).body;
  expect(esims.map(({ iccid }) => iccid)).toEqual([owned.iccid, owned.iccid]);
  const mails = await shop.world.mailbox(owned.buyer.email);
  const told = mails.filter(({ subject }) => subject === 'Your plan for France is on your eSIM');
  expect(new Set(told.map(({ message_id }) => message_id)).size).toBe(1);
}

test('dead before anything was ordered', async () => {
  const orphan = await orphaned();
  const before = await esimCount(shop);
  await shop.minutes(1);
  await expectAddedOnce(orphan, before);
});

test('dead with the lease taken, before the wholesaler was called: ordered again after the wait', async () => {
  const orphan = await orphaned();
  const before = await esimCount(shop);
  await claimed(shop, await shop.purchaseOf(orphan.begun));
  await shop.minutes(5);
  expect(await bundlesOn(shop, orphan.owned.iccid)).toHaveLength(1);
  await shop.minutes(10);
  await expectAddedOnce(orphan, before);
});

test('dead while the wholesaler was answering: the order is found by its ICCID', async () => {
  const orphan = await orphaned();
  const before = await esimCount(shop);
  await claimed(shop, await shop.purchaseOf(orphan.begun));
  await order(orphan.owned);
  await shop.minutes(3);
  await expectAddedOnce(orphan, before);
});

test('dead after the order was bound, before the plan was handed over', async () => {
  const orphan = await orphaned();
  const before = await esimCount(shop);
  const claim = await claimed(shop, await shop.purchaseOf(orphan.begun));
  expect(await bindProviderOrder(shop.deps, claim.purchase, claim.orderId, await order(orphan.owned))).toBe(
    true,
  );
  await shop.minutes(3);
  await expectAddedOnce(orphan, before);
});

test('ordered by many processes at once, it is added once', async () => {
  const orphan = await orphaned();
  const before = await esimCount(shop);
  const { id } = await shop.purchaseOf(orphan.begun);
  await Promise.all([1, 2, 3, 4].map(() => fulfil(shop.deps, id)));
  await shop.settle();
  await expectAddedOnce(orphan, before);
});
