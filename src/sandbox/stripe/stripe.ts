import type { Party, World } from '../party.ts';
import type { Shop } from '../sandbox.ts';

export interface StripeOptions {
  /** Read at each delivery, so that the shop may move. */
  shop: Shop;
}

export function createStripe(_world: World, _options: StripeOptions): Party {
  return { name: 'stripe', fetch: () => Response.json({}, { status: 404 }), reset: () => {} };
}
