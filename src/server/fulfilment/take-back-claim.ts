import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { providerOrderTable } from '../esims/tables.ts';
import type { OrderOutcome } from '../providers/wholesaler.ts';
import { movePurchase } from '../purchase/move-purchase.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import { refundPurchase } from '../purchase/queue-refund.ts';
import type { Purchase } from '../purchase/tables.ts';
import { providerOrdersOf } from './find-provider-order.ts';
import { sourcesFor } from './sources.ts';

/** Pause before a purchase is tried or checked again if the wholesaler asks for none. Seconds. */
export const RETRY_SECONDS = 3;

type Refusal = Omit<Extract<OrderOutcome, { kind: 'refused' }>, 'kind'>;

/**
 * Nothing was bought by a claim, and nothing will be: the wholesaler refused, or was never called. Schedules another try, at once
 * where another source was refused less often, or refunds if none can help. Retried until the database accepts it; safe to repeat,
 * and without such a claim. Returns whether another source may be asked at once.
 */
export async function takeBackClaim(
  deps: Deps,
  { purchaseId: id, orderId }: { purchaseId: string; orderId: string },
  { why, lasting, retryAfterSeconds }: Refusal,
): Promise<boolean> {
  const facts = { answer: 'order refused or never sent', purchaseId: id };
  return deps.unwritten.write(facts, () =>
    deps.db.db.transaction(async (tx) => {
      // Waits for a claim that the database may still be writing.
      const purchase = await lockPurchase(tx, id);
      const now = deps.now();
      await tx
        .update(providerOrderTable)
        .set({ outcome: 'refused', outcomeAt: now, lasting })
        .where(and(eq(providerOrderTable.id, orderId), eq(providerOrderTable.outcome, 'asked')));
      const others = purchase ? await othersFor(deps, tx, purchase, orderId) : [];
      const isElsewhere = others.some(({ isFresher }) => isFresher);
      const waitSeconds = isElsewhere ? 0 : (retryAfterSeconds ?? RETRY_SECONDS);
      const nextPollAt = new Date(now.getTime() + waitSeconds * 1000);
      const taken = await movePurchase(tx, {
        id,
        from: ['ordering'],
        to: 'paid',
        at: now,
        set: { leaseUntil: null, lastError: why, nextPollAt },
        onlyIf: { leaseHolder: orderId },
      });
      if (taken && lasting && others.length === 0) await refundPurchase(deps, tx, taken, why);
      return taken !== null && isElsewhere;
    }),
  );
}

/** The other sources of a purchase that an order of it was refused by, and whether they were tried less often than that one. */
async function othersFor(
  deps: Deps,
  tx: Tx,
  purchase: Purchase,
  orderId: string,
): Promise<{ isFresher: boolean }[]> {
  if (deps.wholesalers.all.length === 1) return [];
  const orders = await providerOrdersOf(tx, purchase.id);
  const refused = orders.find(({ id }) => id === orderId);
  if (!refused) return [];
  const triesOf = (of: string) => orders.filter(({ wholesaler }) => wholesaler === of).length;
  return sourcesFor(deps, purchase, orders)
    .filter(({ wholesaler }) => wholesaler !== refused.wholesaler)
    .map(({ wholesaler }) => ({ isFresher: triesOf(wholesaler) < triesOf(refused.wholesaler) }));
}
