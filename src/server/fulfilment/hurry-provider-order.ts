import { and, eq } from 'drizzle-orm';

import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { providerOrderTable } from '../esims/tables.ts';
import { makeDue } from '../purchase/purchases.ts';

/**
 * The wholesaler hints that an order may be ready: its purchase is looked at now, and not at its next turn. An unknown order and
 * one that nobody waits for are ignored.
 */
export async function hurryProviderOrder(
  deps: Pick<Deps, 'queue' | 'now'>,
  tx: Tx,
  order: { wholesaler: string; reference: string },
): Promise<void> {
  const { purchaseId, wholesaler, reference } = providerOrderTable;
  const [known] = await tx
    .select({ purchaseId })
    .from(providerOrderTable)
    .where(and(eq(wholesaler, order.wholesaler), eq(reference, order.reference)));
  if (known && (await makeDue(tx, known.purchaseId, deps.now())))
    await deps.queue.send('purchase.recover', {}, { tx });
}
