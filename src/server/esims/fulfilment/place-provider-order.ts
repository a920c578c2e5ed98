import { and, eq } from 'drizzle-orm';

import { inSpan } from '../../core/spans.ts';
import type { Deps } from '../../deps.ts';
import type { OrderOutcome } from '../../providers/wholesaler.ts';
import { movePurchase } from '../../purchase/move-purchase.ts';
import { refundPurchase } from '../../purchase/queue-refund.ts';
import { providerOrderTable } from '../tables.ts';
import { bindProviderOrder } from './bind-provider-order.ts';
import { type Claim, holds } from './claim-provider-order.ts';
import { type HandedOver, provision } from './provision.ts';

/** Pause before a purchase is tried or looked at again, where the wholesaler asks for none. Seconds. */
const RETRY_SECONDS = 3;
/** Part of the lease that is kept free after the call, for writing down its answer. */
export const LEASE_MARGIN = 0.25;

/** The one call to the wholesaler that a claim allows, and what follows from its answer. Returns what the buyer has now. */
export async function placeProviderOrder(deps: Deps, claim: Claim): Promise<HandedOver | null> {
  const { purchase, orderId } = claim;
  const outcome = await order(deps, claim);
  if (outcome.kind === 'placed') {
    const isBound = await bindProviderOrder(deps, purchase, orderId, outcome.order, { isOwn: true });
    return isBound ? provision(deps, purchase, outcome.order) : null;
  }
  deps.log.warn({ purchaseId: purchase.id, outcome: outcome.kind, why: outcome.why }, 'no eSIM yet');
  if (outcome.kind === 'unclear') await markUnclear(deps, claim);
  else await takeBack(deps, claim, outcome);
  return null;
}

/**
 * The call ends well before the lease does, however late it starts: whoever takes over a dead lease may rely on no call
 * of it being under way.
 */
async function order(deps: Deps, { purchase, orderId }: Claim): Promise<OrderOutcome> {
  const { bundleName, topUpIccid, leaseUntil } = purchase;
  const margin = deps.settings.ORDER_LEASE_SECONDS * LEASE_MARGIN * 1000;
  const timeoutMs = Math.floor((leaseUntil?.getTime() ?? 0) - deps.now().getTime() - margin);
  if (timeoutMs <= 0)
    return { kind: 'refused', why: 'too late to ask', lasting: false, retryAfterSeconds: 0 };
  const wanted = { bundleName, clientReference: orderId, onto: topUpIccid };
  return inSpan('order at the wholesaler', () => deps.wholesalers.of(purchase).order(wanted, timeoutMs));
}

async function markUnclear(deps: Deps, claim: Claim): Promise<void> {
  const now = deps.now();
  const set = { leaseUntil: null, nextPollAt: inSeconds(now, RETRY_SECONDS) };
  await deps.db.db.transaction((tx) =>
    movePurchase(tx, {
      id: claim.purchase.id,
      from: ['ordering'],
      to: 'unclear',
      at: now,
      set,
      onlyIf: holds(claim),
    }),
  );
}

/** The wholesaler said no: nothing was bought. Try again later, or give the money back when that cannot help. */
async function takeBack(
  deps: Deps,
  claim: Claim,
  refusal: Extract<OrderOutcome, { kind: 'refused' }>,
): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    const set = {
      leaseUntil: null,
      lastError: refusal.why,
      nextPollAt: inSeconds(now, refusal.retryAfterSeconds ?? RETRY_SECONDS),
    };
    const taken = await movePurchase(tx, {
      id: claim.purchase.id,
      from: ['ordering'],
      to: 'paid',
      at: now,
      set,
      onlyIf: holds(claim),
    });
    await tx
      .update(providerOrderTable)
      .set({ outcome: 'refused', outcomeAt: now })
      .where(and(eq(providerOrderTable.id, claim.orderId), eq(providerOrderTable.outcome, 'asked')));
    if (taken && refusal.lasting) await refundPurchase(deps, tx, taken, refusal.why);
  });
}

function inSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
