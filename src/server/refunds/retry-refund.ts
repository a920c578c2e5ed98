import { eq, sql } from 'drizzle-orm';

import { ofMinor } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { endReview, REFUND_FAILED } from '../purchase/flag-for-review.ts';
import { isOutside, restOf } from '../purchase/open-refunds.ts';
import { lockPurchase } from '../purchase/purchases.ts';
import { paymentTable, refundTable } from '../purchase/tables.ts';
import { taxLeft } from './give-back-tax.ts';

/**
 * Sends a failed refund again; only the rest, if money was returned since. A refund made in a dashboard is not ours to repeat,
 * and one that a dispute holds back continues by itself when the dispute is over.
 * @throws Problem `no_retry`
 */
export async function retryRefund(
  deps: Deps,
  { id, purchaseId }: { id: string; purchaseId: string },
  by: AuditActor,
): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, purchaseId);
    if (!purchase || purchase.disputed || purchase.disputeLostAt) throw new Problem('no_retry');
    const [failed] = await tx
      .select({ refund: refundTable, payment: paymentTable })
      .from(refundTable)
      .innerJoin(paymentTable, eq(paymentTable.id, refundTable.paymentId))
      .where(eq(refundTable.id, id));
    if (failed?.refund.status !== 'failed' || isOutside(failed.refund)) throw new Problem('no_retry');
    const left =
      failed.refund.part === 'vat'
        ? await taxLeft(tx, purchase, failed.payment)
        : await restOf(tx, failed.payment);
    const amountCents = Math.min(failed.refund.amountCents, left);
    if (amountCents === 0) throw new Problem('no_retry');
    await tx
      .update(refundTable)
      .set({
        status: 'wanted',
        amountCents,
        reference: null,
        settledAt: null,
        nextPollAt: deps.now(),
        tries: sql`${refundTable.tries} + 1`,
      })
      .where(eq(refundTable.id, id));
    await endReview(tx, purchase, [REFUND_FAILED]);
    const amount = ofMinor(amountCents, failed.refund.currency);
    await recordAudit(deps, tx, { ...by, what: 'refund tried again', why: '', purchaseId, amount });
    await deps.queue.send('refund.send', { refundId: id }, { tx });
  });
}
