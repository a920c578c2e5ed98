import type { TestShop } from './shop.ts';
import { wholesalerOf } from './wholesaler.ts';

/** The plan that the tests buy where they do not say which. */
export const JAPAN = 'esim_1GB_7D_JP_V2';

/** How many bundles the wholesaler has paid back, and how many lie in its inventory. */
export async function counts(shop: TestShop) {
  const { provider_refunds: refunds, provider_stock: stock } = await shop.world.ledger();
  return {
    refunds: refunds.reduce((total, { quantity }) => total + quantity, 0),
    stock: stock.reduce((total, { remaining }) => total + remaining, 0),
  };
}

/** What an operator does at the wholesaler by hand. */
export async function byHand(shop: TestShop, path: string, body: unknown): Promise<void> {
  await fetch(`${shop.deps.settings.ESIM_GO_BASE_URL}${path}`, {
    method: 'POST',
    headers: { 'X-API-Key': 'sandbox', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function buyStock(shop: TestShop, quantity: number): Promise<void> {
  const order = [{ type: 'bundle', item: JAPAN, quantity }];
  return byHand(shop, '/orders', { type: 'transaction', assign: false, order });
}

export function inventory(shop: TestShop) {
  const { inventory } = wholesalerOf(shop);
  if (!inventory) throw new Error('the wholesaler has no inventory');
  return inventory;
}
