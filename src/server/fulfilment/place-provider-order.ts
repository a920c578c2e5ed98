import { inSpan } from '../core/spans.ts';
import type { Deps } from '../deps.ts';
import type { OrderOutcome } from '../providers/wholesaler.ts';
import { bundleOf } from '../purchase/bought-from.ts';
import { becomeUnclear } from '../purchase/move-purchase.ts';
import { bindProviderOrder } from './bind-provider-order.ts';
import type { Claim } from './claim-provider-order.ts';
import { providerOrdersOf } from './find-provider-order.ts';
import { type HandedOver, provision } from './provision.ts';
import { RETRY_SECONDS, takeBackClaim } from './take-back-claim.ts';

/** It was refused, and another source has not been asked yet. */
export const ELSEWHERE = Symbol('elsewhere');

/** The part of the lease reserved after the call, for recording its answer. */
export const LEASE_MARGIN = 0.25;

/**
 * Makes the one call to the wholesaler that a claim allows and acts on its answer, which is kept until the database accepts it.
 * Returns what was handed over; `ELSEWHERE` if another source may be asked now.
 */
export async function placeProviderOrder(
  deps: Deps,
  claim: Claim,
): Promise<HandedOver | typeof ELSEWHERE | null> {
  return deps.unwritten.follow(async () => {
    const { purchase, orderId } = claim;
    const { id: purchaseId } = purchase;
    const outcome = await order(deps, claim);
    if (outcome.kind === 'placed') {
      const isBound = await bindProviderOrder(deps, purchase, orderId, outcome.order, { isOwn: true });
      return isBound ? provision(deps, purchase, outcome.order) : null;
    }
    deps.log.warn({ purchaseId, outcome: outcome.kind, why: outcome.why }, 'no eSIM yet');
    if (outcome.kind === 'refused') {
      const isElsewhere = await takeBackClaim(deps, { purchaseId, orderId }, outcome);
      if (isElsewhere) return ELSEWHERE;
    } else
      await deps.unwritten.write({ answer: 'order unclear', purchaseId }, () => markUnclear(deps, claim));
    return null;
  });
}

/**
 * However late it starts, the call ends well before the lease: a process that takes over a dead lease may rely on no call being
 * under way.
 */
async function order(deps: Deps, { purchase, orderId }: Claim): Promise<OrderOutcome> {
  const { id, topUpIccid, leaseUntil, replacingSince } = purchase;
  const margin = deps.settings.ORDER_LEASE_SECONDS * LEASE_MARGIN * 1000;
  const timeoutMs = Math.floor((leaseUntil?.getTime() ?? 0) - deps.now().getTime() - margin);
  if (timeoutMs <= 0)
    return { kind: 'refused', why: 'too late to ask', lasting: false, retryAfterSeconds: 0 };
  // A replacement has a price of its own.
  const asked = replacingSince === null ? undefined : (await providerOrdersOf(deps.db.db, id)).at(-1);
  const cents = asked?.wholesaleCents ?? purchase.wholesaleCents;
  const wanted = { bundleName: bundleOf(purchase), clientReference: orderId, onto: topUpIccid, cents };
  return inSpan('order at the wholesaler', () => deps.wholesalers.of(purchase).order(wanted, timeoutMs));
}

async function markUnclear(deps: Deps, { purchase: { id }, orderId }: Claim): Promise<void> {
  const at = deps.now();
  const nextPollAt = new Date(at.getTime() + RETRY_SECONDS * 1000);
  await deps.db.db.transaction((tx) =>
    becomeUnclear(deps, tx, {
      id,
      at,
      set: { nextPollAt },
      // The process that took over decides.
      onlyIf: { leaseHolder: orderId },
    }),
  );
}
