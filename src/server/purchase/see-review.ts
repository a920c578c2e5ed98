import type { Deps } from '../deps.ts';
import { type AuditEntry, recordAudit } from './audit/record-audit.ts';
import { endReview, reasonsOf } from './flag-for-review.ts';
import { lockPurchase } from './queries.ts';
import { HELD_BACK, UNDELIVERED } from './queue-refund.ts';

/** Somebody has seen why people were called to a purchase. What waits for the end of a dispute stays: the shop goes on by it. */
export async function seeReview(
  deps: Deps,
  purchaseId: string,
  by: Pick<AuditEntry, 'who' | 'operatorId' | 'origin'>,
): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (!purchase) return;
    const waits = (reason: string) => reason.startsWith(HELD_BACK) || reason.startsWith(UNDELIVERED);
    const seen = reasonsOf(purchase).filter((reason) => !waits(reason));
    if (seen.length === 0) return;
    await endReview(tx, purchase, seen);
    await recordAudit(deps, tx, { ...by, what: 'review seen', why: seen.join('; '), purchaseId });
  });
}
