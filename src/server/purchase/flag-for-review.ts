import { eq, sql } from 'drizzle-orm';

import type { CaseKind } from '../../domain/operators/cases.ts';
import type { DbOrTx } from '../db/database.ts';
import { type Purchase, purchaseTable } from './tables.ts';

/** Reason for a review: money sent back was returned by the buyer's bank, or the refund was refused. */
export const REFUND_FAILED = 'a refund failed';
/** Reason for a review: the buyer has no mail with the codes. Ends once one has left. */
export const NO_MAIL = 'no mail server takes the mail with the codes';

const BETWEEN = '; ';

/** A failed refund may raise either of these cases. */
const CASES: CaseKind[] = ['needs_review', 'refund_failed'];

/**
 * Flags a purchase for review; its case exists once this is committed. Earlier reasons stay; repeating one changes nothing.
 * @returns whether it was new
 */
export async function flagForReview(db: DbOrTx, purchaseId: string, why: string): Promise<boolean> {
  const job = JSON.stringify({ kinds: CASES });
  const { rows } = await db.execute<{ isNew: boolean }>(sql`
    with changed as (
      update purchase set needs_review = concat_ws(${BETWEEN}, needs_review, ${why}::text)
      where id = ${purchaseId} and (needs_review is null or position(${why}::text in needs_review) = 0)
      returning id)
    select exists (select from changed) as "isNew", send_job('cases.settle', ${job}::jsonb)`);
  return rows[0]?.isNew === true;
}

/**
 * Removes reasons for a review that have ended; others stay. Only for a transaction that has already written to this purchase, so
 * that nobody else changes it meanwhile.
 * @param over how the reasons that have ended begin
 */
export async function endReview(tx: DbOrTx, purchase: Purchase, over: string[]): Promise<void> {
  const stays = reasonsOf(purchase).filter((reason) => !over.some((start) => reason.startsWith(start)));
  await tx
    .update(purchaseTable)
    .set({ needsReview: stays.join(BETWEEN) || null })
    .where(eq(purchaseTable.id, purchase.id));
}

/** A purchase's reasons for a review, the first one first. */
export function reasonsOf({ needsReview }: Pick<Purchase, 'needsReview'>): string[] {
  return needsReview?.split(BETWEEN) ?? [];
}
