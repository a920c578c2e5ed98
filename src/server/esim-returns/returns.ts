import { and, asc, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { type ProviderReturn, providerReturnTable } from '../esims/tables.ts';

type Piece = Pick<ProviderReturn, 'bundleName' | 'wholesaleCents'>;

/** The provider returns of a purchase. */
export function returnsOf(db: DbOrTx, purchaseId: string): Promise<ProviderReturn[]> {
  return db.select().from(providerReturnTable).where(eq(providerReturnTable.purchaseId, purchaseId));
}

/** What a wholesaler has paid back since a time, newest first. */
export function returnsPaidBackSince(db: DbOrTx, id: string, since: Date): Promise<Piece[]> {
  const { wholesaler, bundleName, wholesaleCents, state, endedAt } = providerReturnTable;
  return db
    .select({ bundleName, wholesaleCents })
    .from(providerReturnTable)
    .where(and(eq(wholesaler, id), eq(state, 'paid_back'), gte(endedAt, since)))
    .orderBy(desc(endedAt));
}

/** Our stock in a wholesaler's inventory. */
export function returnsInStock(db: DbOrTx, id: string): Promise<Piece[]> {
  const { wholesaler, bundleName, wholesaleCents, state } = providerReturnTable;
  return db
    .select({ bundleName, wholesaleCents })
    .from(providerReturnTable)
    .where(and(eq(wholesaler, id), inArray(state, ['in_stock', 'giving_back'])));
}

/** The stock that the inventory has refused to pay for, waiting longest; null if there is none. */
export async function oldestRefusedReturn(
  db: DbOrTx,
): Promise<Pick<ProviderReturn, 'bundleName' | 'refused'> | null> {
  const { bundleName, refused, state, beganAt } = providerReturnTable;
  const [piece] = await db
    .select({ bundleName, refused })
    .from(providerReturnTable)
    .where(and(eq(state, 'in_stock'), isNotNull(refused)))
    .orderBy(asc(beganAt))
    .limit(1);
  return piece ?? null;
}
