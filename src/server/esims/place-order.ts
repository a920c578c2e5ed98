import { and, eq } from 'drizzle-orm';

import { movePurchase } from '../checkout/move-purchase.ts';
import { refundPurchase } from '../checkout/refund.ts';
import { providerOrderTable } from '../checkout/tables.ts';
import type { Deps } from '../deps.ts';
import type { OrderOutcome } from '../providers/esim-go.ts';
import { bindOrder } from './bind-order.ts';
import { type Claim, holds } from './claim-order.ts';
import { provision } from './provision.ts';

/** Pause before a purchase is looked at again by the reconcile job. Seconds. */
const RETRY_SECONDS = 10;

/** The one call to the wholesaler that a claim allows, and what follows from its answer. */
export async function placeOrder(deps: Deps, claim: Claim): Promise<void> {
  const { purchase, orderId } = claim;
  const outcome = await deps.esimGo.order(purchase.bundleName);
  if (outcome.kind === 'placed') {
    if (await bindOrder(deps, purchase, orderId, outcome.order))
      await provision(deps, purchase.id, outcome.order);
    return;
  }
  deps.log.warn({ purchaseId: purchase.id, outcome: outcome.kind, why: outcome.why }, 'no eSIM yet');
  if (outcome.kind === 'unclear') await markUnclear(deps, claim);
  else await takeBack(deps, claim, outcome);
}

async function markUnclear(deps: Deps, claim: Claim): Promise<void> {
  const now = deps.now();
  const changes = { leaseUntil: null, nextLookAt: inSeconds(now, RETRY_SECONDS) };
  await deps.db.db.transaction((tx) =>
    movePurchase(tx, claim.purchase.id, 'unclear', now, changes, holds(claim)),
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
    const changes = {
      leaseUntil: null,
      lastError: refusal.why,
      nextLookAt: inSeconds(now, refusal.retryAfterSeconds ?? RETRY_SECONDS),
    };
    const taken = await movePurchase(tx, claim.purchase.id, 'paid', now, changes, holds(claim));
    await tx
      .update(providerOrderTable)
      .set({ outcome: 'refused', outcomeAt: now })
      .where(and(eq(providerOrderTable.id, claim.orderId), eq(providerOrderTable.outcome, 'asked')));
    if (taken && refusal.lasting) await refundPurchase(deps, tx, taken.id, refusal.why);
  });
}

function inSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
