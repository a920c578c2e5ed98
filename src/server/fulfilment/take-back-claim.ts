import { and, eq } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { providerOrderTable } from '../esims/tables.ts';
import type { OrderOutcome } from '../providers/wholesaler.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import { refundPurchase } from '../purchase/queue-refund.ts';

/** Pause before a purchase is tried or checked again if the wholesaler asks for none. Seconds. */
export const RETRY_SECONDS = 3;

type Refusal = Omit<Extract<OrderOutcome, { kind: 'refused' }>, 'kind'>;

/**
 * Nothing was bought by a claim, and nothing will be: the wholesaler refused, or was never called. Schedules another try, or
 * refunds if that cannot help. Retried until the database accepts it; safe to repeat, and without such a claim.
 */
export async function takeBackClaim(
  deps: Deps,
  { purchaseId: id, orderId }: { purchaseId: string; orderId: string },
  { why, lasting, retryAfterSeconds }: Refusal,
): Promise<void> {
  const facts = { answer: 'order refused or never sent', purchaseId: id };
  await deps.unwritten.write(facts, () =>
    deps.db.db.transaction(async (tx) => {
      // Waits for a claim that the database may still be writing.
      await lockPurchase(tx, id);
      const now = deps.now();
      const nextPollAt = new Date(now.getTime() + (retryAfterSeconds ?? RETRY_SECONDS) * 1000);
      const taken = await movePurchase(tx, {
        id,
        from: ['ordering'],
        to: 'paid',
        at: now,
        set: { leaseUntil: null, lastError: why, nextPollAt },
        onlyIf: { leaseHolder: orderId },
      });
      await tx
        .update(providerOrderTable)
        .set({ outcome: 'refused', outcomeAt: now })
        .where(and(eq(providerOrderTable.id, orderId), eq(providerOrderTable.outcome, 'asked')));
      if (taken && lasting) await refundPurchase(deps, tx, taken, why);
    }),
  );
}
