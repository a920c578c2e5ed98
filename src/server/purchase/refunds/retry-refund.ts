import { and, eq, ne, sql } from 'drizzle-orm';

import { Problem } from '../../../domain/problems/problem.ts';
import type { Deps } from '../../deps.ts';
import { type AuditEntry, recordAudit } from '../audit/record-audit.ts';
import { endReview, REFUND_FAILED } from '../flag-for-review.ts';
import { lockPurchase } from '../queries.ts';
import { refundTable } from '../tables.ts';

/**
 * Sends a refund once more that did not go through. One that was made in a dashboard is none of ours to repeat, and what a
 * dispute holds back goes on by itself when that is over.
 * @throws Problem `no_retry`
 */
export async function retryRefund(
  deps: Deps,
  { id, purchaseId }: { id: string; purchaseId: string },
  by: Pick<AuditEntry, 'who' | 'operatorId' | 'origin'>,
): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (!purchase || purchase.disputed || purchase.disputeLostAt) throw new Problem('no_retry');
    const [again] = await tx
      .update(refundTable)
      .set({ status: 'wanted', reference: null, settledAt: null, tries: sql`${refundTable.tries} + 1` })
      .where(and(eq(refundTable.id, id), eq(refundTable.status, 'failed'), ne(refundTable.reason, 'outside')))
      .returning();
    if (!again) throw new Problem('no_retry');
    await endReview(tx, purchase, [REFUND_FAILED]);
    const { amountCents } = again;
    await recordAudit(deps, tx, { ...by, what: 'refund tried again', why: '', purchaseId, amountCents });
    await deps.queue.send('refund.send', { refundId: id }, { tx });
  });
}
