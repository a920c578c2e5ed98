import type { Source } from '../../domain/catalog/choose-source.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { ProviderRefused, ProviderUnreachable } from '../providers/outcome.ts';
import type { PlacedOrder } from '../providers/wholesaler.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { refundPurchase } from '../purchase/queue-refund.ts';
import type { Purchase } from '../purchase/tables.ts';
import { whyTooLate } from '../top-ups/check-top-up.ts';
import { bindProviderOrder } from './bind-provider-order.ts';
import { claimFoundOrder, claimProviderOrder } from './claim-provider-order.ts';
import { withEsimOfLine } from './esim-of-line.ts';
import { adoptLateProviderOrder, findLostProviderOrder } from './find-lost-provider-order.ts';
import { findOwnOrder, mayHaveLostOrder } from './own-provider-order.ts';
import { ELSEWHERE, placeProviderOrder } from './place-provider-order.ts';
import { type HandedOver, provision } from './provision.ts';

/** Pauses between steps while the buyer may be waiting at the screen; later the recover job continues. */
export const PAUSES_SECONDS = [1, 2, 4, 8];
const MAX_PAUSE_MS = 15_000;

/**
 * Gets a paid purchase its eSIM. Safe to call any number of times by anybody: only the caller that moves `paid -> ordering` holds
 * the lease and calls the wholesaler, all others find nothing to do. The wholesaler's failures never throw.
 * @param seen the purchase as the caller has just read it
 * @returns what this very call handed over at its first step; null if the state must be read from the database
 */
export async function fulfil(
  deps: Deps,
  purchaseId: string,
  pauses: readonly number[] = PAUSES_SECONDS,
  seen?: Purchase,
): Promise<HandedOver | null> {
  const first = await asked(deps, () => orderOnce(deps, purchaseId, seen));
  if (first !== MORE) return first;
  for (const seconds of pauses) {
    const purchase = await asked(deps, () => readPurchase(deps.db.db, purchaseId));
    if (purchase === MORE) await deps.pause(seconds * 1000);
    else if (purchase?.state === 'paid') {
      // At least as long as the wholesaler asked for when it refused.
      const waitMs = Math.max(seconds * 1000, purchase.nextPollAt.getTime() - deps.now().getTime());
      if (waitMs > MAX_PAUSE_MS) return null;
      await deps.pause(waitMs);
      await asked(deps, () => orderOnce(deps, purchaseId));
    } else if (purchase?.state === 'ordering' || purchase?.state === 'unclear') {
      await deps.pause(seconds * 1000);
      await asked(deps, () => findLostProviderOrder(deps, purchase));
    } else return null;
  }
  return null;
}

/** There may be more to do. */
const MORE = Symbol('more');

async function orderOnce(
  deps: Deps,
  purchaseId: string,
  seen?: Purchase,
): Promise<HandedOver | typeof MORE | null> {
  const asked = seen ?? (await readPurchase(deps.db.db, purchaseId));
  if (asked?.state !== 'paid') return null;
  const purchase = asked.ontoLine === null ? asked : await withEsimOfLine(deps, asked);
  if (!purchase) return MORE;
  // An earlier order that was given up may have shown up since: a second one would be one too many.
  if (purchase.orderAttempts > 0 && (await adoptLateProviderOrder(deps, purchase))) return null;
  if (purchase.orderAttempts === 0 && (await mayHaveLostOrder(deps, purchase))) {
    const own = await findOwnOrder(deps, purchase);
    if (own.kind === 'own') return takeOver(deps, purchase, own);
    if (own.kind === 'unsure' && purchase.rebuiltAt !== null) {
      const why = 'nobody can tell whether its buyer has an eSIM';
      await deps.db.db.transaction((tx) => refundPurchase(deps, tx, purchase, why));
      return null;
    }
  }
  const why = await whyTooLate(deps, purchase);
  if (why) {
    await deps.db.db.transaction((tx) => refundPurchase(deps, tx, purchase, why));
    return null;
  }
  const claim = await claimProviderOrder(deps, purchase);
  if (!claim) return null;
  const placed = await placeProviderOrder(deps, claim);
  return placed === ELSEWHERE ? orderOnce(deps, purchaseId) : (placed ?? MORE);
}

/** Hands over what was ordered for the purchase before our records went back. */
async function takeOver(
  deps: Deps,
  purchase: Purchase,
  { order, source }: { order: PlacedOrder; source: Source },
): Promise<HandedOver | null> {
  const claim = await claimFoundOrder(deps, purchase, source);
  if (!claim) return null;
  const isBound = await bindProviderOrder(deps, claim.purchase, claim.orderId, order, { isOwn: true });
  return isBound ? provision(deps, claim.purchase, order) : null;
}

/** A step that could not reach the wholesaler or the database is repeated after the next pause. */
async function asked<T>(deps: Deps, step: () => Promise<T>): Promise<T | typeof MORE> {
  try {
    return await step();
  } catch (error) {
    const isRefused = error instanceof ProviderUnreachable || error instanceof ProviderRefused;
    if (!isRefused && !isDatabaseAway(error)) throw error;
    deps.log.warn({ err: error }, `the ${isRefused ? 'wholesaler' : 'database'} cannot be asked now`);
    return MORE;
  }
}
