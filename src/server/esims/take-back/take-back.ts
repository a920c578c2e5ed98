import { eq, ne } from 'drizzle-orm';

import type { DbOrTx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../../purchase/audit/record-audit.ts';
import type { Actor } from '../../purchase/audit/tables.ts';
import { flagForReview } from '../../purchase/flag-for-review.ts';
import { purchasesRefundedOutside } from '../../purchase/joinable.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { esimOfPurchase } from '../queries.ts';
import { userEsimTable } from '../tables.ts';
import { takeOff } from './take-off.ts';

/** Days in which the eSIM of a purchase whose money went back by hand is asked for. */
const TRY_DAYS = 7;

/** Purchases whose money went back by hand and whose eSIM nobody has taken back yet: the job for it was lost, or failed. */
export function purchasesToEmpty(db: DbOrTx, now: Date, limit: number): Promise<Pick<Purchase, 'id'>[]> {
  const refunded = purchasesRefundedOutside(db, new Date(now.getTime() - TRY_DAYS * 86_400_000));
  return db
    .select({ id: refunded.id })
    .from(refunded)
    .innerJoin(userEsimTable, eq(userEsimTable.purchaseId, refunded.id))
    .where(ne(userEsimTable.status, 'cancelled'))
    .limit(limit);
}

/** Takes the eSIM of a purchase back whose money is gone; where the wholesaler refuses, a person must know. */
export async function takeBackOrTell(deps: Deps, purchaseId: string): Promise<void> {
  if (await takeBack(deps, purchaseId, 'shop', 'its money went back')) return;
  await flagForReview(deps.db.db, purchaseId, 'refunded, and the wholesaler does not take the eSIM back');
}

/**
 * Takes the bundle of a purchase off its eSIM, so that nobody uses what is paid for no longer. Safe to repeat. Returns
 * false when the wholesaler will not give it back.
 */
export async function takeBack(deps: Deps, purchaseId: string, who: Actor, why: string): Promise<boolean> {
  const owned = await esimOfPurchase(deps.db.db, purchaseId);
  if (!owned) return true;
  const { row } = owned;
  if (!(await takeOff(deps, row))) return false;
  await deps.db.db.transaction(async (tx) => {
    const [cancelled] = await tx
      .update(userEsimTable)
      .set({ status: 'cancelled' })
      .where(eq(userEsimTable.id, row.id))
      .returning();
    if (cancelled && row.status !== 'cancelled') {
      await recordAudit(deps, tx, {
        who,
        what: 'eSIM taken back',
        why,
        purchaseId,
        reference: row.orderReference,
      });
    }
  });
  return true;
}
