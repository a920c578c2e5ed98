import type { Deps } from '../deps.ts';
import { type AuditEntry, recordAudit } from './audit/record-audit.ts';
import { endReview, NO_MAIL, reasonsOf } from './flag-for-review.ts';
import { lockPurchase } from './queries.ts';
import { HELD_BACK, UNDELIVERED } from './queue-refund.ts';

/**
 * Somebody has seen why people were called to a purchase. What waits for the end of a dispute stays, for the shop goes on by it,
 * and so does a mail that no server takes: that is a case of its own.
 */
export async function seeReview(
  deps: Deps,
  purchaseId: string,
  by: Pick<AuditEntry, 'who' | 'operatorId' | 'origin'>,
): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (!purchase) return;
    const waits = (reason: string) => [HELD_BACK, UNDELIVERED, NO_MAIL].some((one) => reason.startsWith(one));
    const seen = reasonsOf(purchase).filter((reason) => !waits(reason));
    if (seen.length === 0) return;
    await endReview(tx, purchase, seen);
    await recordAudit(deps, tx, { ...by, what: 'review seen', why: seen.join('; '), purchaseId });
  });
}
