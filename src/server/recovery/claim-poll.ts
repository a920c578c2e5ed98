import { and, eq, lte } from 'drizzle-orm';

import type { Deps } from '../deps.ts';
import { latePollSeconds } from '../esim-returns/take-back-late.ts';
import { type Purchase, purchaseTable, type Refund, refundTable } from '../purchase/tables.ts';

/** While one process works on a purchase or refund, the others leave it alone. A dead process delays it by no more than this. */
const CLAIM_SECONDS = 20;
/** Banks take days, and the processor reports the result by itself. */
const SENT_REFUND_SECONDS = 3600;

/** False if another process has it, or had it a moment ago. */
export async function claimPoll(deps: Deps, purchase: Purchase): Promise<boolean> {
  const now = deps.now();
  const claimed = await deps.db.db
    .update(purchaseTable)
    .set({ nextPollAt: new Date(now.getTime() + pauseSeconds(deps, purchase) * 1000) })
    .where(and(eq(purchaseTable.id, purchase.id), lte(purchaseTable.nextPollAt, now)))
    .returning({ id: purchaseTable.id });
  return claimed.length > 0;
}

/** False if another process has it, or had it a moment ago. */
export async function claimRefund(deps: Deps, refund: Refund): Promise<boolean> {
  const now = deps.now();
  const age = (now.getTime() - refund.createdAt.getTime()) / 1000;
  const most = refund.status === 'pending' ? SENT_REFUND_SECONDS : deps.settings.RECOVER_SECONDS;
  const pause = Math.min(Math.max(CLAIM_SECONDS, age / 4), Math.max(1, most));
  const claimed = await deps.db.db
    .update(refundTable)
    .set({ nextPollAt: new Date(now.getTime() + pause * 1000) })
    .where(and(eq(refundTable.id, refund.id), lte(refundTable.nextPollAt, now)))
    .returning({ id: refundTable.id });
  return claimed.length > 0;
}

/** Paid purchases are polled often; an open card form can wait. */
function pauseSeconds(deps: Deps, purchase: Purchase): number {
  const { state, stateSince } = purchase;
  if (state === 'refunding' || state === 'refunded') return latePollSeconds(purchase, deps.now());
  if (state === 'created' || state === 'paying') return 5 * deps.settings.RECOVER_SECONDS;
  const age = (deps.now().getTime() - stateSince.getTime()) / 1000;
  return Math.min(Math.max(CLAIM_SECONDS, age / 4), 300, Math.max(1, deps.settings.RECOVER_SECONDS));
}
