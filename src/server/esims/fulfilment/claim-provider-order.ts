import { randomUUID } from 'node:crypto';

import type { DbOrTx } from '../../db/database.ts';
import { databaseFunction } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { guarded } from '../../purchase/move-purchase.ts';
import { purchaseColumns } from '../../purchase/queries.ts';
import type { Purchase } from '../../purchase/tables.ts';

/** The right, for the length of the lease, to call the wholesaler once. */
export interface Claim {
  purchase: Purchase;
  /** The intent row of this call, which also holds the lease. */
  orderId: string;
}

const claim = databaseFunction('claim_provider_order', (db, claimed) =>
  db.select(purchaseColumns).from(claimed),
);

/**
 * Takes the lease of a purchase and writes down what is about to be asked, before anything is asked. Null when the
 * purchase is not as the caller saw it any more, in state or in the number of attempts: a decision to order that was
 * made before somebody else ordered is void.
 */
export async function claimProviderOrder(
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  db: DbOrTx,
  seen: Purchase,
): Promise<Claim | null> {
  const at = now();
  const orderId = randomUUID();
  const { to } = guarded({ from: [seen.state], to: 'ordering' });
  const [purchase] = await claim(db, {
    purchase: seen.id,
    from: seen.state,
    to,
    attempts: seen.orderAttempts,
    order: orderId,
    at,
    until: new Date(at.getTime() + settings.ORDER_LEASE_SECONDS * 1000),
  });
  return purchase ? { purchase, orderId } : null;
}

/** Only while the lease is still this claim's: whoever took over decides. */
export function holds(claim: Claim) {
  return { leaseHolder: claim.orderId };
}
