import { type Claim, claimOrder } from '../../../src/server/esims/fulfilment/claim-order.ts';
import type { Purchase } from '../../../src/server/purchase/tables.ts';
import type { TestShop } from './shop.ts';

/** The lease of a purchase is taken, and nobody has called the wholesaler yet. */
export async function claimed({ deps }: TestShop, purchase: Purchase): Promise<Claim> {
  const claim = await deps.db.db.transaction((tx) => claimOrder(deps, tx, purchase));
  if (!claim) throw new Error('not claimed');
  return claim;
}
