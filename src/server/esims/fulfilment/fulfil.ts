import type { Deps } from '../../deps.ts';
import { ProviderRefused, ProviderUnreachable } from '../../providers/outcome.ts';
import { readPurchase } from '../../purchase/queries.ts';
import { refundPurchase } from '../../purchase/queue-refund.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { whyTooLate } from '../topups/check-top-up.ts';
import { claimProviderOrder } from './claim-provider-order.ts';
import { adoptLateProviderOrder, findLostProviderOrder } from './find-lost-provider-order.ts';
import { placeProviderOrder } from './place-provider-order.ts';

/** Pauses between steps while somebody may be waiting in front of the screen; later the reconcile job goes on. */
export const PAUSES_SECONDS = [1, 2, 4, 8];
const LONGEST_PAUSE_MS = 15_000;

/**
 * Gets a paid purchase its eSIM. Safe to call any number of times by anybody: only who moves `paid -> ordering` holds
 * the lease and calls the wholesaler, everybody else finds nothing to do. What the wholesaler does wrong never throws.
 * @param seen the purchase as the caller has just read it
 */
export async function fulfil(
  deps: Deps,
  purchaseId: string,
  pauses: readonly number[] = PAUSES_SECONDS,
  seen?: Purchase,
): Promise<void> {
  if (!(await asked(deps, () => orderOnce(deps, purchaseId, seen)))) return;
  for (const seconds of pauses) {
    const purchase = await readPurchase(deps.db.db, purchaseId);
    if (purchase?.state === 'paid') {
      // As long as the wholesaler asked for after a refusal.
      const waitMs = Math.max(seconds * 1000, purchase.nextPollAt.getTime() - deps.now().getTime());
      if (waitMs > LONGEST_PAUSE_MS) return;
      await deps.pause(waitMs);
      await asked(deps, () => orderOnce(deps, purchaseId));
    } else if (purchase?.state === 'ordering' || purchase?.state === 'unclear') {
      await deps.pause(seconds * 1000);
      await asked(deps, () => findLostProviderOrder(deps, purchase));
    } else return;
  }
}

/** Returns whether there may be more to do. */
async function orderOnce(deps: Deps, purchaseId: string, seen?: Purchase): Promise<boolean> {
  const purchase = seen ?? (await readPurchase(deps.db.db, purchaseId));
  if (purchase?.state !== 'paid') return false;
  // An earlier order that was given up on may have shown up since: a second one would be one too many.
  if (purchase.orderAttempts > 0 && (await adoptLateProviderOrder(deps, purchase))) return false;
  const why = await whyTooLate(deps, purchase);
  if (why) {
    await deps.db.db.transaction((tx) => refundPurchase(deps, tx, purchase, why));
    return false;
  }
  const claim = await deps.db.db.transaction((tx) => claimProviderOrder(deps, tx, purchase));
  if (!claim) return false;
  return !(await placeProviderOrder(deps, claim));
}

/** A step for which the wholesaler could not be asked is taken again after the next pause. */
async function asked<T>(deps: Deps, step: () => Promise<T>): Promise<T | true> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error;
    deps.log.warn({ err: error }, 'the wholesaler cannot be asked now');
    return true;
  }
}
