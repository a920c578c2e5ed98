import { InvalidActivation, readActivation } from '../../../domain/esims/activation-code.ts';
import type { Deps } from '../../deps.ts';
import type { EsimCodes, PlacedOrder } from '../../providers/wholesaler.ts';
import { flagForReview } from '../../purchase/flag-for-review.ts';
import type { Purchase } from '../../purchase/tables.ts';

/** What the buyer of an order gets: a new eSIM with its codes, or a bundle on the eSIM they have. */
export type Supply = { iccid: string; codes: EsimCodes | null };

/** As much of an order as may be known already. */
export type BoundProviderOrder = Pick<PlacedOrder, 'reference' | 'codes'> &
  Partial<Pick<PlacedOrder, 'iccids'>>;

/**
 * The eSIM of an order that is bound to a purchase; null while the wholesaler is still preparing it, and for what must not
 * be handed over: codes that no phone can use, and a second eSIM instead of a top-up; one that is somebody's already
 * `provision.ts` finds. Those are for a person to look at; the purchase goes on waiting, and is refunded in the end. `failed`: the wholesaler had
 * accepted the order, and nothing came of it.
 */
export async function esimOfProviderOrder(
  deps: Deps,
  purchase: Purchase,
  order: BoundProviderOrder,
): Promise<Supply | 'failed' | null> {
  const target = purchase.topUpIccid;
  const wholesaler = deps.wholesalers.of(purchase);
  let { iccids = null, codes } = order;
  if (wholesaler.can.orders === 'later' ? iccids === null : target !== null && iccids === null) {
    const now = await wholesaler.orderOf(order.reference);
    if (now.status === 'failed') return 'failed';
    ({ iccids, codes } = now);
  }
  if (target !== null) {
    if (iccids === null) return null;
    if (iccids.includes(target)) return { iccid: target, codes: null };
    await flagProviderOrder(deps, purchase, 'a top-up became another eSIM');
    return null;
  }
  codes ??= await wholesaler.codesOf(order.reference);
  if (codes === null) return null;
  return usable(deps, purchase, codes);
}

/** Calls a person: the order is not what was asked for. */
export async function flagProviderOrder(deps: Deps, { id }: Purchase, why: string): Promise<void> {
  deps.log.error({ purchaseId: id, why }, 'an order is not what was asked for');
  await flagForReview(deps.db.db, id, why);
}

function usable(deps: Deps, { id }: Purchase, codes: EsimCodes): Supply | null {
  try {
    const { smdpAddress, matchingId } = readActivation(codes);
    return { iccid: codes.iccid, codes: { iccid: codes.iccid, smdpAddress, matchingId } };
  } catch (error) {
    if (!(error instanceof InvalidActivation)) throw error;
    deps.log.error({ purchaseId: id }, 'the wholesaler sent an eSIM whose codes cannot be used');
    return null;
  }
}
