import { and, eq, inArray, notExists } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import { unerasedPurchases } from '../purchase/joinable.ts';
import { type BillingDetails, esimFactTable, esimTable, esimUsageTable, userEsimTable } from './tables.ts';

const NOBODY: BillingDetails = { fullName: '', email: '', country: null, zipCode: null };

/**
 * Erases the owners of the purchases' eSIMs and how they were used. The caller has erased the purchases: a topped-up eSIM has
 * several, and its codes are deleted with the last of them.
 */
export async function eraseEsims(tx: Tx, purchaseIds: string[]): Promise<void> {
  const rows = await tx
    .update(userEsimTable)
    .set({ billingDetails: NOBODY })
    .where(inArray(userEsimTable.purchaseId, purchaseIds))
    .returning({ id: userEsimTable.id, iccid: userEsimTable.iccid });
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.delete(esimUsageTable).where(inArray(esimUsageTable.userEsimId, ids));
  await tx.delete(esimFactTable).where(inArray(esimFactTable.userEsimId, ids));
  const kept = unerasedPurchases();
  const stillKept = tx
    .select({ id: userEsimTable.id })
    .from(userEsimTable)
    .innerJoin(kept, eq(kept.id, userEsimTable.purchaseId))
    .where(eq(userEsimTable.iccid, esimTable.iccid));
  await tx
    .update(esimTable)
    .set({ activationKeyId: '', activationCiphertext: Buffer.alloc(0), nextPollAt: null })
    .where(
      and(
        inArray(
          esimTable.iccid,
          rows.map(({ iccid }) => iccid),
        ),
        notExists(stillKept),
      ),
    );
}
