import { eq } from 'drizzle-orm';

import { goesBack } from '../../domain/checkout/refund-state.ts';
import { moneyOf } from '../../domain/money.ts';
import type { Minor } from '../../domain/money.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { flagForReview, REFUND_FAILED } from '../purchase/flag-for-review.ts';
import { type Payment, type Refund, refundTable } from '../purchase/tables.ts';

/**
 * How much of a dashboard refund is new to our records, and whether it leaves nothing of the payment. Our unsent refunds make
 * room: the refund of the rest becomes smaller, and a partial refund that no longer fits fails. If nothing of the rest would
 * remain, the money counts as that refund, and its processor will report it as done. The caller has locked the purchase.
 */
export async function makeRoom(
  deps: Deps,
  tx: Tx,
  { payment, known, amount }: { payment: Payment; known: readonly Refund[]; amount: Minor },
): Promise<{ amount: Minor; isAll: boolean }> {
  const going = known.filter(({ status }) => goesBack(status));
  const wanted = going.filter(({ status }) => status === 'wanted');
  const gone = going.filter(({ status }) => status !== 'wanted');
  const room = gone.reduce((left, refund) => left - refund.amountCents, payment.amountCents);
  const taken = Math.min(amount, room);
  let left = room - taken;
  const unfit: Refund[] = [];
  for (const part of wanted.filter((refund) => refund.part !== null)) {
    if (part.amountCents > left) unfit.push(part);
    else left -= part.amountCents;
  }
  const whole = wanted.find(({ part }) => part === null);
  if (taken === 0 || (whole && left === 0)) return { amount: 0, isAll: false };
  for (const part of unfit) {
    const { id, purchaseId } = part;
    await tx
      .update(refundTable)
      .set({ status: 'failed', settledAt: deps.now() })
      .where(eq(refundTable.id, id));
    await flagForReview(tx, purchaseId, REFUND_FAILED);
    const why = 'so much is not left';
    await recordAudit(deps, tx, {
      who: 'shop',
      what: 'refund failed',
      why,
      purchaseId,
      amount: moneyOf(part),
    });
  }
  if (whole && whole.amountCents > left)
    await tx.update(refundTable).set({ amountCents: left }).where(eq(refundTable.id, whole.id));
  return { amount: taken, isAll: taken === room };
}
