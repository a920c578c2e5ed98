import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { endReview, NO_MAIL, reasonsOf } from '../purchase/flag-for-review.ts';
import { lockPurchase } from '../purchase/queries.ts';
import { HELD_BACK, UNDELIVERED } from '../purchase/queue-refund.ts';

/**
 * Somebody has seen why people were called to a purchase. What waits for the end of a dispute stays, for the shop goes on by it,
 * and so does a mail that no server takes: that is a case of its own.
 * @param which the one reason that was seen to, where it was one
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
