import { and, eq, gt, isNull, ne } from 'drizzle-orm';

import { type BundleReading, readingOf } from '../../domain/esims/bundle-status.ts';
import { note } from '../audit/note.ts';
import type { Actor } from '../audit/tables.ts';
import { type Purchase, purchaseTable, refundTable } from '../checkout/tables.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { ProviderRefused } from '../providers/outcome.ts';
import { esimOfPurchase } from './queries.ts';
import { type UserEsim, userEsimTable } from './tables.ts';

/** States in which a bundle is still on its eSIM. */
const ON_ESIM = new Set(['processing', 'queued', 'active', 'depleted']);

/**
 * What the network says of a purchase's bundle right now; null when it has nothing of it, or no longer has the eSIM.
 * Throws where it cannot be asked.
 */
export async function bundleNow(
  deps: Pick<Deps, 'esimGo'>,
  { iccid, bundleName, orderReference }: Pick<UserEsim, 'iccid' | 'bundleName' | 'orderReference'>,
): Promise<BundleReading | null> {
  try {
    const readings = await deps.esimGo.bundlesOn(iccid, 'order');
    // On an eSIM that was topped up another purchase's bundle must not be taken for this one's.
    const own = readings.filter(
      ({ bundleName: name, assignmentReference: reference }) =>
        name === bundleName && (reference === null || reference.startsWith(orderReference)),
    );
    return readingOf(own, orderReference);
  } catch (error) {
    // An eSIM that was emptied may go back to the wholesaler's shelf at once, and is nobody's then.
    if (error instanceof ProviderRefused && error.code === '403') return null;
    throw error;
  }
}

/** Days in which the eSIM of a purchase whose money went back by hand is asked for. */
const TRY_DAYS = 7;

/** Purchases whose money went back by hand and whose eSIM nobody has taken back yet: the job for it was lost, or failed. */
export async function purchasesToEmpty(db: DbOrTx, now: Date, limit: number): Promise<Purchase[]> {
  const rows = await db
    .select({ purchase: purchaseTable })
    .from(purchaseTable)
    .innerJoin(refundTable, eq(refundTable.purchaseId, purchaseTable.id))
    .innerJoin(userEsimTable, eq(userEsimTable.purchaseId, purchaseTable.id))
    .where(
      and(
        eq(purchaseTable.state, 'refunded'),
        isNull(purchaseTable.needsReview),
        gt(purchaseTable.stateSince, new Date(now.getTime() - TRY_DAYS * 86_400_000)),
        eq(refundTable.reason, 'outside'),
        ne(userEsimTable.status, 'cancelled'),
      ),
    )
    .limit(limit);
  return rows.map(({ purchase }) => purchase);
}

/** Takes the eSIM of a purchase back whose money is gone; where the wholesaler refuses, a person must know. */
export async function takeBackOrTell(deps: Deps, purchaseId: string): Promise<void> {
  if (await takeBack(deps, purchaseId, 'shop', 'its money went back')) return;
  await deps.db.db
    .update(purchaseTable)
    .set({ needsReview: 'refunded, and the wholesaler does not take the eSIM back' })
    .where(eq(purchaseTable.id, purchaseId));
}

/**
 * Takes the bundle of a purchase off its eSIM, so that nobody uses what is paid for no longer. Safe to repeat. Answers
 * false when the wholesaler will not give it back.
 */
export async function takeBack(deps: Deps, purchaseId: string, who: Actor, why: string): Promise<boolean> {
  const owned = await esimOfPurchase(deps.db.db, purchaseId);
  if (!owned) return true;
  const { row } = owned;
  const reading = await bundleNow(deps, row);
  if (reading?.id && ON_ESIM.has(reading.state)) {
    try {
      await deps.esimGo.revoke(row.iccid, row.bundleName, reading.id);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      // Somebody else may have taken it back at this moment.
      const after = await bundleNow(deps, row);
      if (after && ON_ESIM.has(after.state)) {
        deps.log.warn({ err: error, esim: row.id }, 'the wholesaler does not take a bundle back');
        return false;
      }
    }
  }
  await deps.db.db.transaction(async (tx) => {
    const [cancelled] = await tx
      .update(userEsimTable)
      .set({ status: 'cancelled' })
      .where(eq(userEsimTable.id, row.id))
      .returning();
    if (cancelled && row.status !== 'cancelled') {
      await note(deps, tx, { who, what: 'eSIM taken back', why, purchaseId, reference: row.orderReference });
    }
  });
  return true;
}
