import { randomUUID } from 'node:crypto';

import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { movePurchase } from '../../purchase/move-purchase.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { providerOrderTable } from '../tables.ts';

/** The right, for the length of the lease, to call the wholesaler once. */
export interface Claim {
  purchase: Purchase;
  /** The intent row of this call, which also holds the lease. */
  orderId: string;
}

/**
 * Takes the lease of a purchase and writes down what is about to be asked, before anything is asked. Null when the
 * purchase is not as the caller saw it any more, in state or in the number of attempts: a decision to order that was
 * made before somebody else ordered is void.
 */
export async function claimProviderOrder(deps: Deps, tx: Tx, seen: Purchase): Promise<Claim | null> {
  const now = deps.now();
  const orderId = randomUUID();
  const attempt = seen.orderAttempts + 1;
  const leaseUntil = new Date(now.getTime() + deps.settings.ORDER_LEASE_SECONDS * 1000);
  const purchase = await movePurchase(tx, {
    id: seen.id,
    from: [seen.state],
    to: 'ordering',
    at: now,
    set: { leaseUntil, leaseHolder: orderId, nextPollAt: leaseUntil, orderAttempts: attempt },
    onlyIf: { orderAttempts: seen.orderAttempts },
  });
  if (!purchase) return null;
  await tx.insert(providerOrderTable).values({
    id: orderId,
    purchaseId: seen.id,
    wholesaler: purchase.wholesaler,
    attempt,
    bundleName: purchase.bundleName,
    wholesaleCents: purchase.wholesaleCents,
    startedAt: now,
    outcome: 'asked',
  });
  return { purchase, orderId };
}

/** Only while the lease is still this claim's: whoever took over decides. */
export function holds(claim: Claim) {
  return { leaseHolder: claim.orderId };
}
