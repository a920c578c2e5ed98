import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { endReview, NO_MAIL, reasonsOf } from '../purchase/flag-for-review.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import { HELD_BACK, UNDELIVERED } from '../purchase/queue-refund.ts';

/**
 * Marks the reasons for reviewing a purchase as seen. A reason that waits for the end of a dispute stays, because the shop acts
 * on it, and so does a mail that no server accepts: that is a separate case.
 * @param which the only reason that was seen to, if it was one
 */
export async function seeReview(
  deps: Deps,
  purchaseId: string,
  by: AuditActor,
  which?: string,
): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (!purchase) return;
    const waits = (reason: string) => [HELD_BACK, UNDELIVERED, NO_MAIL].some((one) => reason.startsWith(one));
    const seen = reasonsOf(purchase).filter((reason) => !waits(reason) && reason === (which ?? reason));
    if (seen.length === 0) return;
    await endReview(tx, purchase, seen);
    await recordAudit(deps, tx, { ...by, what: 'review seen', why: seen.join('; '), purchaseId });
  });
}
