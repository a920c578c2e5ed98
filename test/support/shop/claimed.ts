import { eq } from 'drizzle-orm';

import { type Claim, claimProviderOrder } from '../../../src/server/fulfilment/claim-provider-order.ts';
import { type Purchase, purchaseTable } from '../../../src/server/purchase/tables.ts';
import type { TestShop } from './shop.ts';

/** The lease of a purchase is taken, and nobody has called the wholesaler yet. */
export async function claimed({ deps }: TestShop, purchase: Purchase): Promise<Claim> {
  const claim = await claimProviderOrder(deps, purchase);
  if (!claim) throw new Error('not claimed');
  return claim;
}

/** The lease has run out, and nothing is known of the order. */
export async function leaseOver({ deps }: TestShop, { id }: Purchase): Promise<void> {
  const unclear = { state: 'unclear', leaseUntil: null } as const;
  await deps.db.db.update(purchaseTable).set(unclear).where(eq(purchaseTable.id, id));
}
