import { afterEach, describe, expect, test } from 'vitest';

import { LISTING, ORDERING } from '../../support/outside/calls.ts';
import { bundlesOn, esimCount, paidTopUp } from '../../support/shop/top-ups.ts';
import { type Listed, type Owned, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ silent: 'esim-go' });
afterEach(async () => {
  await shop.world.control('provider', { orderProcessingMs: 0, topUps: 'onto the eSIM' });
});

describe('whatever breaks while a top-up is ordered', () => {
  const ended = async (owned: Owned, { started }: { started: { order: string } }) =>
    (await owned.buyer.order(started.order)).status;

  test('an answer lost after the order went through costs nothing: the order is found by its ICCID', async () => {
    const owned = await ownerOfEsim(shop);
    const before = await esimCount(shop);
    await shop.world.fault({ ...ORDERING, effect: 'cut-after' });
    const begun = await paidTopUp(owned);
    expect((await begun.complete()).body.iccid).toBe(owned.iccid);
    expect(await bundlesOn(shop, owned.iccid)).toHaveLength(2);
    expect(await esimCount(shop)).toBe(before);
  });

  test('an order that never went through is ordered again, for the same eSIM', async () => {
    const owned = await ownerOfEsim(shop);
    const before = await esimCount(shop);
    await shop.world.fault({ ...ORDERING, effect: 'cut-before' });
    const begun = await paidTopUp(owned);
    await shop.drain();
    const waiting = begun.complete();
    expect((await waiting).status).toBe(202);
    await shop.later(shop.deps.settings.ORDER_UNCLEAR_SECONDS + 60);
    expect(await ended(owned, begun)).toBe('ready');
    expect(await bundlesOn(shop, owned.iccid)).toHaveLength(2);
    expect(await esimCount(shop)).toBe(before);
  });

  test('two unclear orders of one bundle, a new eSIM and a top-up, never change places', async () => {
    const owned = await ownerOfEsim(shop);
    const stranger = shop.buyer();
    await shop.world.fault({ ...ORDERING, effect: 'cut-after', times: 2 });
    await shop.world.fault({ ...LISTING, effect: 'status', times: 12 });
    const onto = await paidTopUp(owned);
    const fresh = await stranger.beginAndPay(await stranger.plan('JP'));
    await Promise.all([onto.complete(), fresh.complete()]);
    await shop.world.clearFaults();
    await shop.later(120);
    expect((await onto.complete()).body.iccid).toBe(owned.iccid);
    const theirs = (await fresh.complete()).body.iccid;
    expect(theirs).toMatch(/^\d{19}$/);
    expect(theirs).not.toBe(owned.iccid);
  });

  test('an order without an ICCID yet is left alone while it may be another’s', async () => {
    const owned = await ownerOfEsim(shop);
    const stranger = shop.buyer();
    await shop.world.control('provider', { orderProcessingMs: 300_000 });
    await shop.world.fault({ ...ORDERING, effect: 'cut-after', times: 2 });
    const onto = await paidTopUp(owned);
    const fresh = await stranger.beginAndPay(await stranger.plan('JP'));
    await Promise.all([onto.complete(), fresh.complete()]);
    expect(await ended(owned, onto)).toBe('processing');
    const { provider_orders: orders } = await shop.world.ledger();
    await shop.later(shop.deps.settings.ORDER_UNCLEAR_SECONDS + 60);
    expect((await onto.complete()).body.iccid).toBe(owned.iccid);
    expect((await fresh.complete()).body.iccid).not.toBe(owned.iccid);
    expect((await shop.world.ledger()).provider_orders).toHaveLength(orders.length);
  });

  test('a top-up of an eSIM deactivated meanwhile is refunded, and nothing is ordered', async () => {
    const owned = await ownerOfEsim(shop);
    const { provider_orders: orders } = await shop.world.ledger();
    const begun = await paidTopUp(owned);
    await shop.world.control('profile', { iccid: owned.iccid, state: 'Deactivated' });
    const { status, body } = await begun.complete();
    expect([status, body.code]).toEqual([409, 'refunded']);
    expect(body.error).toContain('couldn’t add this plan to your eSIM');
    await shop.settle();
    expect(await ended(owned, begun)).toBe('refunded');
    expect((await shop.world.ledger()).provider_orders).toHaveLength(orders.length);
    const [mail] = await shop.world.mailbox(owned.buyer.email);
    expect(mail?.text).toContain('couldn’t add your plan for Japan');
  });

  test('a top-up of an eSIM returned meanwhile is refunded together with it', async () => {
    const owned = await ownerOfEsim(shop);
    const begun = await paidTopUp(owned, 'FR');
    expect((await owned.giveBack()).status).toBe(200);
    expect((await begun.complete()).status).toBe(409);
    await shop.settle();
    expect(await ended(owned, begun)).toBe('refunded');
    expect((await owned.details()).esim.status).toBe('cancelled');
  });

  test('a wholesaler’s refusal of our key does not count as a missing eSIM', async () => {
    const owned = await ownerOfEsim(shop);
    const begun = await paidTopUp(owned);
    const refused = { party: 'esim-go', method: 'GET', effect: 'status', status: 403, times: 40 } as const;
    await shop.world.fault(refused);
    expect((await begun.complete()).status).toBe(202);
    expect(await ended(owned, begun)).toBe('processing');
    await shop.world.clearFaults();
    await shop.later(120);
    expect(await ended(owned, begun)).toBe('ready');
  });

  test('if only one of two paid top-ups would start in time, the first is added and the other refunded', async () => {
    const owned = await ownerOfEsim(shop);
    const days = shop.deps.settings.BUNDLE_SHELF_LIFE_DAYS;
    shop.deps.settings.BUNDLE_SHELF_LIFE_DAYS = 10;
    const [first, second] = [await paidTopUp(owned), await paidTopUp(owned)];
    await first.complete();
    await second.complete();
    await shop.settle();
    shop.deps.settings.BUNDLE_SHELF_LIFE_DAYS = days;
    expect([await ended(owned, first), await ended(owned, second)]).toEqual(['ready', 'refunded']);
    expect(await bundlesOn(shop, owned.iccid)).toHaveLength(2);
  });

  test('a second eSIM instead of a top-up is never delivered: it is flagged for review, and the money refunded', async () => {
    const owned = await ownerOfEsim(shop);
    const begun = await paidTopUp(owned);
    await shop.world.control('provider', { topUps: 'a new eSIM' });
    expect((await begun.complete()).status).toBe(202);
    expect((await shop.purchaseOf(begun)).needsReview).toMatch(/another eSIM/);
    await shop.later(shop.deps.settings.FULFIL_WITHIN_SECONDS + 60);
    expect(await ended(owned, begun)).toBe('refunded');
    expect((await owned.buyer.get<Listed>('/api/esims')).body.esims).toHaveLength(1);
  });
});
