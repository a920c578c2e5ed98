import { eq, sql } from 'drizzle-orm';

import type { CaseKind } from '../../domain/operators/cases.ts';
import type { DbOrTx } from '../db/database.ts';
import { type Purchase, purchaseTable } from './tables.ts';

/** Why a person is called when money that was to go back came back from the buyer's bank, or was refused. */
export const REFUND_FAILED = 'a refund failed';
/** Why, when a buyer has no mail with the codes. It ends once one has left. */
export const NO_MAIL = 'no mail server takes the mail with the codes';

const BETWEEN = '; ';

/** Both stand behind a refund that failed. */
const CASES: CaseKind[] = ['needs_review', 'refund_failed'];

/**
 * Calls a person to a purchase, whose case is there as soon as this is committed. What they were called for before stays; said again,
 * nothing changes.
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
 * Ends what a person was called for, where its cause has ended; what else they were called for stays. For a transaction that
 * has written to this purchase before, so that nobody else changes it meanwhile.
 * @param over how the reasons that have ended begin
 */
export async function endReview(tx: DbOrTx, purchase: Purchase, over: string[]): Promise<void> {
  const stays = reasonsOf(purchase).filter((reason) => !over.some((start) => reason.startsWith(start)));
  await tx
    .update(purchaseTable)
    .set({ needsReview: stays.join(BETWEEN) || null })
    .where(eq(purchaseTable.id, purchase.id));
}

/** What a person was called to a purchase for, the first reason first. */
export function reasonsOf({ needsReview }: Pick<Purchase, 'needsReview'>): string[] {
  return needsReview?.split(BETWEEN) ?? [];
}
