import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';

import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { auditOf } from '../../../src/server/audit/record-audit.ts';
import type { Deps } from '../../../src/server/deps.ts';
import { giveBackStock } from '../../../src/server/esim-returns/give-back-stock.ts';
import { takeOff } from '../../../src/server/esim-returns/take-off.ts';
import { type ProviderReturn, providerReturnTable } from '../../../src/server/esims/tables.ts';
import { wholesalersOf } from '../../../src/server/providers/registry/wholesalers.ts';
import { readPurchase } from '../../../src/server/purchase/purchases.ts';
import { requestRefund } from '../../../src/server/refunds/request-refund.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { REVOKING } from '../../support/outside/calls.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { buyStock, byHand, counts, inventory, JAPAN } from '../../support/shop/stock.ts';
import { type Owned, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';
import { wholesalerOf } from '../../support/shop/wholesaler.ts';

const REFUND = { party: 'esim-go', method: 'POST', path: '/v2.4/inventory/refund' } as const;

const shop = useTestShop({ silent: 'esim-go' });
/** Whether a refund came that the shop did not request. */
let isManual = false;
afterEach(async () => {
  await shop.world.clearFaults();
  await shop.world.control('provider', { revokeRefund: true, inventoryRefund: true });
  await shop.later(6 * 3600 + 60);
  expect((await counts(shop)).stock).toBe(0);
  if (!isManual) expect(await report()).toMatch(/eSIM Go paid back .*agree/);
});

const report = async () => (await runCommand(shop.deps, ['reconcile', '--report', '2160'])).text;
async function returned(): Promise<Owned> {
  const owned = await ownerOfEsim(shop);
  await owned.giveBack();
  await shop.settle();
  return owned;
}
async function refundByOperator(deps: Deps, owned: Owned): Promise<void> {
  const purchase = await readPurchase(deps.db.db, (await owned.details()).esim.purchase_id);
  if (!purchase) throw new Error('no purchase');
  await requestRefund(deps, purchase, { who: 'operator', why: 'a test', by: atCommandLine('test') });
  await shop.settle();
}
/** From then on the books differ for good: the shop does not know of it. */
async function emptyStock(): Promise<void> {
  isManual = true;
  for (const { usageId, remaining: quantity } of await inventory(shop).lots())
    await byHand(shop, '/inventory/refund', { usageId, quantity });
}
async function rowOf(owned: Owned) {
  const reference = (await owned.details()).esim.order_reference;
  const [row] = await shop.deps.db.db
    .select()
    .from(providerReturnTable)
    .where(eq(providerReturnTable.orderReference, reference));
  if (!row) throw new Error('it was not given back');
  return row;
}
const stateOf = async (owned: Owned) => (await rowOf(owned)).state;

describe('the money for a returned eSIM', () => {
  test('comes back to the balance at once, without the inventory', async () => {
    const before = await counts(shop);
    await shop.world.control('provider', { inventoryRefund: false });
    const owned = await returned();
    expect(await counts(shop)).toEqual({ refunds: before.refunds + 1, stock: 0 });
    expect(await stateOf(owned)).toBe('paid_back');
  });

  test.each(['cut-after', 'cut-before'] as const)('comes once if an answer is lost (%s)', async (effect) => {
    const before = await counts(shop);
    await shop.world.fault({ ...REVOKING, effect });
    const owned = await returned();
    await shop.later(120);
    expect((await owned.details()).esim.status).toBe('cancelled');
    expect(await counts(shop)).toEqual({ refunds: before.refunds + 1, stock: 0 });
    expect(await stateOf(owned)).toBe('paid_back');
  });

  test('comes from the inventory if revoking it brings none', async () => {
    const before = await counts(shop);
    await shop.world.control('provider', { revokeRefund: false });
    const owned = await returned();
    expect((await owned.details()).esim.status).toBe('cancelled');
    await shop.later(60);
    expect(await counts(shop)).toEqual({ refunds: before.refunds + 1, stock: 0 });
    expect(await stateOf(owned)).toBe('paid_back');
    const audit = await auditOf(shop.deps.db.db, (await rowOf(owned)).purchaseId);
    expect(audit.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['left in the stock of the wholesaler', 'the wholesaler paid back']),
    );
  });

  test('is not recorded because of an answer that is not the wholesaler’s, which had refused', async () => {
    await shop.world.control('provider', { revokeRefund: false });
    await shop.world.fault({ ...REVOKING, effect: 'garbage' });
    const owned = await returned();
    await shop.later(120);
    const { esims } = await shop.world.ledger();
    expect(esims.at(-1)?.bundles.map(({ state }) => state)).toEqual(['revoked']);
    expect(await stateOf(owned)).toBe('paid_back');
  });

  test('is not requested if the plan is in use', async () => {
    const before = await counts(shop);
    const owned = await ownerOfEsim(shop);
    await owned.use(5);
    await refundByOperator(shop.deps, owned);
    expect((await owned.details()).esim.status).toBe('cancelled');
    expect(await counts(shop)).toEqual(before);
    expect(await stateOf(owned)).toBe('lost');
  });

  test('comes back even if the network uses an unknown word for its state', async () => {
    const before = await counts(shop);
    const owned = await ownerOfEsim(shop);
    const esimGo = wholesalerOf(shop);
    const bundlesOn: typeof esimGo.bundlesOn = async (...which) =>
      (await esimGo.bundlesOn(...which)).map((reading) =>
        Object.assign(reading, { state: 'unknown' as const }),
      );
    await refundByOperator({ ...shop.deps, wholesalers: wholesalersOf([{ ...esimGo, bundlesOn }]) }, owned);
    expect(await counts(shop)).toEqual({ refunds: before.refunds + 1, stock: 0 });
    expect(await stateOf(owned)).toBe('paid_back');
  });

  test('does not show as an unowned order in the wholesaler’s books', async () => {
    await returned();
    await shop.later(3600);
    expect(await openAlerts(shop)).not.toContain('order_without_purchase');
  });
});

describe('a returned plan in the inventory', () => {
  /** An eSIM that was returned but not refunded yet: its plan is in the inventory. */
  async function inStock(): Promise<Owned> {
    await shop.world.control('provider', { revokeRefund: false });
    const owned = await ownerOfEsim(shop);
    await owned.giveBack();
    await shop.drain();
    expect(await stateOf(owned)).toBe('in_stock');
    return owned;
  }
  const set = async (owned: Owned, row: Partial<ProviderReturn>) => {
    const { orderReference } = await rowOf(owned);
    const mine = eq(providerReturnTable.orderReference, orderReference);
    await shop.deps.db.db.update(providerReturnTable).set(row).where(mine);
  };

  test.each(['cut-after', 'cut-before'] as const)(
    'is refunded once if that answer is lost (%s)',
    async (effect) => {
      const before = await counts(shop);
      const [one, other] = [await inStock(), await inStock()];
      await shop.world.fault({ ...REFUND, effect });
      await shop.settle();
      await shop.later(shop.deps.settings.ORDER_UNCLEAR_SECONDS + 60);
      await shop.later(shop.deps.settings.ORDER_UNCLEAR_SECONDS + 60);
      expect(await counts(shop)).toEqual({ refunds: before.refunds + 2, stock: 0 });
      expect([await stateOf(one), await stateOf(other)]).toEqual(['paid_back', 'paid_back']);
    },
  );

  test('does not touch the operator’s own stock', async () => {
    const before = await counts(shop);
    await buyStock(shop, 2);
    const owned = await inStock();
    await shop.world.fault({ ...REFUND, effect: 'cut-after' });
    for (let sweep = 0; sweep < 6; sweep++) await shop.later(shop.deps.settings.ORDER_UNCLEAR_SECONDS + 60);
    expect(await counts(shop)).toEqual({ refunds: before.refunds + 1, stock: 2 });
    expect(await stateOf(owned)).toBe('paid_back');
    expect(await report()).toMatch(/eSIM Go in stock +2 +0, \$0\.00 +agree/);
    await emptyStock();
  });

  test('is reported while the inventory gives no money', async () => {
    const before = await counts(shop);
    await shop.world.control('provider', { inventoryRefund: false });
    const owned = await inStock();
    await shop.settle();
    expect(await openAlerts(shop)).toContain('stock_left');
    expect(await report()).toMatch(/eSIM Go in stock +1 +1, \$1\.80 +agree/);
    expect(await counts(shop)).toEqual({ refunds: before.refunds, stock: 1 });
    await shop.world.control('provider', { inventoryRefund: true });
    await shop.later(6 * 3600 + 60);
    expect(await stateOf(owned)).toBe('paid_back');
    expect(await openAlerts(shop)).not.toContain('stock_left');
  });

  test('is requested by one process at a time', async () => {
    const before = await counts(shop);
    const pieces = [await inStock(), await inStock()];
    const rows = await Promise.all(pieces.map(rowOf));
    await Promise.all([...rows, ...rows].map((row) => giveBackStock(shop.deps, row)));
    for (let sweep = 0; sweep < 2; sweep++) await shop.later(shop.deps.settings.ORDER_UNCLEAR_SECONDS + 60);
    expect(await counts(shop)).toEqual({ refunds: before.refunds + 2, stock: 0 });
  });

  test.each([
    ['before it was asked for', false],
    ['after it was paid back', true],
  ])('is paid back once where its process dies %s', async (_when, wasAsked) => {
    const before = await counts(shop);
    const owned = await inStock();
    const [lot] = await inventory(shop).lots();
    if (!lot) throw new Error('nothing in stock');
    await buyStock(shop, 1);
    if (wasAsked) await inventory(shop).refund(lot.usageId, 5000);
    const usedBefore = wasAsked ? lot.total - lot.remaining : null;
    await set(owned, { state: 'giving_back', usageId: lot.usageId, usedBefore });
    await shop.later(60);
    expect(await counts(shop)).toEqual({ refunds: before.refunds + 1, stock: 1 });
    expect(await stateOf(owned)).toBe('paid_back');
    await emptyStock();
  });

  test('is refunded even if its process died before it saw that the eSIM is empty', async () => {
    const before = await counts(shop);
    const owned = await inStock();
    const { orderReference } = await rowOf(owned);
    await set(owned, { state: 'to_stock' });
    const { purchase_id: purchaseId, bundle_name: bundleName } = (await owned.details()).esim;
    const { id: wholesaler } = wholesalerOf(shop);
    await takeOff(shop.deps, { wholesaler, iccid: owned.iccid, bundleName, orderReference, purchaseId });
    await shop.settle();
    expect(await counts(shop)).toEqual({ refunds: before.refunds + 1, stock: 0 });
  });

  test('is written off after a day if it never reaches the inventory', async () => {
    const owned = await inStock();
    await emptyStock();
    await shop.later(60);
    expect(await stateOf(owned)).toBe('in_stock');
    expect(await report()).toContain(`${JAPAN} lies in stock 0 times there and once here`);
    await shop.later(25 * 3600);
    expect(await stateOf(owned)).toBe('lost');
  });
});
