import { eq } from 'drizzle-orm';

import { type BundleReading, readingOf } from '../../domain/esims/bundle-status.ts';
import { note } from '../audit/note.ts';
import type { Actor } from '../audit/tables.ts';
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
      deps.log.warn({ err: error, esim: row.id }, 'the wholesaler does not take a bundle back');
      return false;
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
