import { AWAITED_PURCHASES } from '../../domain/checkout/purchase-state.ts';
import { InvalidActivation, readActivation } from '../../domain/esims/activation-code.ts';
import type { Deps } from '../deps.ts';
import type { EsimCodes, PlacedOrder } from '../providers/wholesaler.ts';
import { flagForReview } from '../purchase/flag-for-review.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import { refundPurchase } from '../purchase/queue-refund.ts';
import type { Purchase } from '../purchase/tables.ts';

/** Why a person must look. */
const UNUSABLE = 'no phone can use the codes of the eSIM that the wholesaler sent';

/** What an order brings its buyer: a new eSIM with its codes, or a bundle on the eSIM they have. */
export type Supply = { iccid: string; codes: EsimCodes | null; mcc?: string | undefined };

/** The part of an order that may be known already. */
export type BoundProviderOrder = Pick<PlacedOrder, 'reference' | 'codes'> &
  Partial<Pick<PlacedOrder, 'iccids'>>;

/**
 * The eSIM of an order bound to a purchase. Null while the wholesaler is still preparing it, and for what must not be handed
 * over: codes that no phone can use, whose purchase is refunded at once, and a second eSIM instead of a top-up, whose purchase
 * goes on waiting and is refunded in the end. (`provision.ts` finds eSIMs that already belong to somebody.) A person must look at
 * all of these. `failed`: the wholesaler had accepted the order, and nothing came of it.
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

/** Calls a person: the order is not the one we asked for. */
export async function flagProviderOrder(deps: Deps, { id }: Purchase, why: string): Promise<void> {
  deps.log.error({ purchaseId: id, why }, 'an order is not what was asked for');
  await flagForReview(deps.db.db, id, why);
}

/** There is no use in waiting for codes that no phone can use: calls a person, and refunds at once. */
async function usable(deps: Deps, purchase: Purchase, codes: EsimCodes): Promise<Supply | null> {
  try {
    const { smdpAddress, matchingId } = readActivation(codes);
    const { iccid, apn, mcc } = codes;
    if (!codes.asksForCode)
      return { iccid, codes: { iccid, smdpAddress, matchingId, ...(apn !== undefined && { apn }) }, mcc };
  } catch (error) {
    if (!(error instanceof InvalidActivation)) throw error;
  }
  await flagProviderOrder(deps, purchase, UNUSABLE);
  await deps.db.db.transaction(async (tx) => {
    const now = await lockPurchase(tx, purchase.id);
    if (now && AWAITED_PURCHASES.includes(now.state)) await refundPurchase(deps, tx, now, UNUSABLE);
  });
  return null;
}
