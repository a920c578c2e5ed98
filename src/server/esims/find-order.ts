import { and, eq, inArray } from 'drizzle-orm';

import { type ProviderOrder, providerOrderTable, type Purchase } from '../checkout/tables.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { PlacedOrder } from '../providers/wholesaler.ts';

/** Clocks differ, and the wholesaler stamps an order when it is done with it. */
const MARGIN_MS = 60_000;

/** What we asked the wholesaler for a purchase, first attempt first. */
export function ordersOf(db: DbOrTx, purchaseId: string): Promise<ProviderOrder[]> {
  return db
    .select()
    .from(providerOrderTable)
    .where(eq(providerOrderTable.purchaseId, purchaseId))
    .orderBy(providerOrderTable.attempt);
}

/**
 * An order in the wholesaler's books that may be this purchase's and belongs to no purchase yet. Orders of one bundle
 * are interchangeable, so any free one since our first unanswered question will do.
 */
export async function findFreeOrder(
  deps: Deps,
  purchase: Purchase,
  unanswered: ProviderOrder[],
): Promise<PlacedOrder | null> {
  const first = unanswered[0];
  if (!first) return null;
  const since = new Date(first.startedAt.getTime() - MARGIN_MS);
  const until = new Date(deps.now().getTime() + MARGIN_MS);
  const placed = await deps.esimGo.ordersSince(purchase.bundleName, since, until);
  const candidates = placed.filter((order) => order.quantity === 1 && order.status !== 'failed');
  if (candidates.length === 0) return null;
  const references = candidates.map((order) => order.reference);
  const taken = await deps.db.db
    .select({ reference: providerOrderTable.reference })
    .from(providerOrderTable)
    .where(and(inArray(providerOrderTable.reference, references)));
  return candidates.find((order) => !taken.some((row) => row.reference === order.reference)) ?? null;
}
